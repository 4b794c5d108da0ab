import { FEATURES } from '../../../scripts/contract/features.ts';
import type { Context, Operation, Rule, Schema } from '../types.ts';

const VALUES: Record<string, readonly string[]> = {
  'x-origin': ['spec', 'designed'],
  'x-validate': ['throw', 'report'],
  'x-client': ['optional'],
  'x-feature': FEATURES,
  'x-idempotency': ['optional', 'required'],
};
/** An operation that can answer "payment failed" charges money. */
const PAYMENT_FAILED = 17001;
/** Subjects whose attempts are counted at a call that could be used to guess. */
const LIMIT_SUBJECTS = ['address', 'member', 'account'];
const NEEDED = ['x-origin', 'x-access', 'x-validate'];
const OTHERS = ['x-access', 'x-also-by', 'x-errors', 'x-why', 'x-cache', 'x-limit'];

function isLimit(value: unknown): boolean {
  const { by, naming, known, refused = [1], ...rest } = (value ?? {}) as Record<string, unknown>;
  const counts = Array.isArray(by) && by.length > 0 && by.every((one) => LIMIT_SUBJECTS.includes(one));
  const namesFields = [naming, known].every((field) => ['undefined', 'string'].includes(typeof field));
  const namesCodes = Array.isArray(refused) && refused.length > 0 && refused.every(Number.isSafeInteger);
  return counts && namesFields && namesCodes && Object.keys(rest).length === 0;
}

function checkOperation(operation: Operation, context: Context) {
  const id = operation.operationId ?? 'An operation';
  const report = (message: string, key?: string) =>
    context.report({ message, location: key ? context.location.child(key) : undefined });
  for (const name of NEEDED) {
    if (operation[name as `x-${string}`] === undefined)
      report(`${id} should say \`${name}\`${VALUES[name] ? `: ${VALUES[name].join(', ')}` : ''}.`);
  }
  for (const [key, value] of Object.entries(operation)) {
    if (!key.startsWith('x-')) continue;
    const values = VALUES[key];
    if (values && !values.includes(String(value))) report(`\`${key}\` is one of ${values.join(', ')}.`, key);
    if (!values && !OTHERS.includes(key)) report(`Nobody reads \`${key}\`; see openapi/README.md.`, key);
  }
  if (operation['x-limit'] !== undefined && !isLimit(operation['x-limit'])) {
    report(
      `\`x-limit\` says \`by\` whom is counted: ${LIMIT_SUBJECTS.join(', ')}; \`naming\` and \`known\` are fields, \`refused\` codes.`,
      'x-limit',
    );
  }
  const why = operation['x-why'];
  if (operation['x-origin'] === 'designed' && !(typeof why === 'string' && why.length >= 10)) {
    report(`${id} is not in the specification, so it says in \`x-why\` why it exists.`);
  }
  if (operation['x-origin'] === 'spec' && why !== undefined)
    report('`x-why` is for designed operations.', 'x-why');
  const codes = operation['x-errors'];
  if (Array.isArray(codes) && codes.includes(PAYMENT_FAILED) && operation['x-idempotency'] !== 'required') {
    report(`${id} charges (code ${PAYMENT_FAILED}), so it says \`x-idempotency: required\`.`);
  }
  if (operation['x-client'] && operation['x-access'] !== 'public') {
    report('`x-client: optional` only makes sense with `x-access: public`.', 'x-client');
  }
}

/** Requires that the contract's extensions are present, spelt correctly and have values that the build knows. */
export const extensions: Rule = () => ({
  Operation: checkOperation,
  Schema(schema: Schema, context: Context) {
    for (const [key, value] of Object.entries(schema)) {
      if (!key.startsWith('x-') || (key === 'x-origin' && value === 'designed')) continue;
      // Known values of a set that may grow without a breaking change.
      if (key === 'x-values' && Array.isArray(value) && schema.enum === undefined) continue;
      // The value of a setting that was never changed. `default` would make validators fill in requests.
      if (key === 'x-default' && !('default' in schema)) continue;
      context.report({
        message: `A schema has no \`${key}: ${String(value)}\`; only \`x-origin: designed\`, \`x-default\`, and \`x-values\` in place of \`enum\`.`,
        location: context.location.child(key),
      });
    }
  },
});
