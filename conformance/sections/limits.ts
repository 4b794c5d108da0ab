import pLimit from 'p-limit';
import type { Answer, Request } from '../caller.ts';
import { type OperationRow, operationRows, resolve } from '../contract.ts';
import { freeTextFields, recipes } from '../data.ts';
import { answerKey, codeOf } from '../judge.ts';
import { mockLimitationOf } from '../mock.ts';
import type { Run } from '../run.ts';
import { requestFor } from '../samples.ts';
import { isReversible } from '../undo.ts';
import { ownValues, requestByRecipe } from './answers.ts';

/** One character of two UTF-16 units: a server that counts those refuses too early. */
const SURROGATE_PAIR = '🫖';

interface Field {
  name: string;
  most: number;
  kind: 'text' | 'list';
  /** True when any text is valid: at its limit it must be accepted. */
  isFreeText: boolean;
}

/** Returns the fields of a body whose length the schema limits. */
function fieldsOf(row: OperationRow): Field[] {
  const schema = resolve(row.operation.requestBody?.content['application/json']?.schema ?? {});
  const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
  return fields.flatMap(([name, given]): Field[] => {
    const { type, maxLength, maxItems, pattern, format, enum: values } = resolve(given);
    if (typeof maxItems === 'number') return [{ name, most: maxItems, kind: 'list', isFreeText: false }];
    if (typeof maxLength !== 'number' || pattern || format || values || type !== 'string') return [];
    return [
      { name, most: maxLength, kind: 'text', isFreeText: freeTextFields[row.id]?.includes(name) ?? false },
    ];
  });
}

function withField(request: Request, { name, kind }: Field, length: number): Request {
  const before = (request.body ?? {}) as Record<string, unknown>;
  const [item = 'sample'] = Array.isArray(before[name]) ? (before[name] as unknown[]) : [];
  const value = kind === 'list' ? Array.from({ length }, () => item) : SURROGATE_PAIR.repeat(length);
  return { ...request, body: { ...before, [name]: value } };
}

/** Tries every number of every query one beyond each of its bounds, and pages at the maximum size. */
async function checkNumbers(run: Run): Promise<void> {
  const { owner } = run.members;
  if (!owner) return;
  const own = ownValues(run, owner, undefined);
  const due = operationRows.filter(
    ({ id, codes, method, requirements }) =>
      run.isSelected(id) &&
      method === 'get' &&
      codes.includes(5016) &&
      requirements.every(({ subject }) => subject === 'blog') &&
      run.seen.get(id)?.presence === 'offered',
  );
  const one = async (row: OperationRow, name: string, what: string, value: number, isTaken: boolean) => {
    const request = requestFor(row, own);
    const answer = await run.send(row, owner.actor, {
      ...request,
      query: { ...request.query, [name]: value },
    });
    const isRefused = codeOf(answer) === 5016;
    const came = answer.failure ?? answerKey(answer);
    const wanted = isTaken ? 'another code than 5016' : 'code 5016';
    const detail = isTaken === isRefused ? `${wanted} was expected, ${came} came` : undefined;
    const mock = run.keepsNothing ? mockLimitationOf(answer) : undefined;
    const unseen = run.caller.stopped() ?? (detail && mock);
    const verdict = unseen ? 'not-provoked' : detail ? 'wrong' : 'right';
    run.report({
      id: `limits/${row.id}/?${name}/${what}`,
      section: 'limits',
      operation: row.id,
      title: `${row.id}: ${name}=${value} is ${isTaken ? 'taken' : 'refused'}`,
      verdict,
      answer,
      ...(answer.failure ? {} : { cell: answerKey(answer) }),
      ...(detail ? { detail: unseen ?? detail } : {}),
    });
  };
  const checks = due.flatMap((row) => {
    const numbers = row.parameters.filter(({ in: where }) => where === 'query');
    return numbers.flatMap(({ name, schema }) => {
      const { type, minimum, maximum } = resolve(schema ?? {});
      if (type !== 'integer') return [];
      return [
        ...(typeof maximum === 'number' ? [() => one(row, name, 'above', maximum + 1, false)] : []),
        ...(typeof minimum === 'number' ? [() => one(row, name, 'below', minimum - 1, false)] : []),
        ...(name === 'limit' && typeof maximum === 'number' && !hasUndeclaredRules(row)
          ? [() => one(row, name, 'at', maximum, true)]
          : []),
      ];
    });
  });
  const limit = pLimit(6);
  await Promise.all(checks.map((check) => limit(check)));
}

/** Returns true when an operation has rules beyond its schema: a generated request is refused in any case. */
function hasUndeclaredRules({ id }: OperationRow): boolean {
  return recipes[id]?.query !== undefined || recipes[id]?.make !== undefined;
}

/**
 * Tries every field of every offered body one longer than its schema allows: code 5016. Free text fields
 * (`freeText` of the fixtures) are also sent at their limit, where they must be accepted.
 */
export async function checkLimits(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  await checkNumbers(run);
  const { owner, busy } = run.members;
  const due = operationRows.filter(
    ({ id, codes }) => run.isSelected(id) && codes.includes(5016) && run.seen.get(id)?.presence === 'offered',
  );
  const one = async (row: OperationRow) => {
    for (const field of fieldsOf(row)) {
      const common = { section: 'limits', operation: row.id };
      const check = (
        what: string,
        title: string,
        detail: string | undefined,
        seen: boolean,
        answer?: Answer,
      ) =>
        run.report({
          ...common,
          id: `limits/${row.id}/${field.name}/${what}`,
          title,
          verdict: seen ? (detail ? 'wrong' : 'right') : 'not-provoked',
          answer,
          ...(answer === undefined || answer.failure ? {} : { cell: answerKey(answer) }),
          ...(detail ? { detail } : {}),
        });
      const unit = field.kind === 'list' ? 'items' : 'code points';
      const made = await requestByRecipe(run, row, busy ?? owner);
      const usual =
        row.id in recipes && typeof made !== 'string'
          ? made
          : owner && { actor: owner.actor, request: requestFor(row, ownValues(run, owner, undefined)) };
      const title = `${row.id}: ${field.name} of ${field.most + 1} ${unit} is refused`;
      if (!usual) {
        check('above', title, 'it needs a member', false);
        continue;
      }
      const above = await run.send(row, usual.actor, withField(usual.request, field, field.most + 1));
      const mock = run.keepsNothing && codeOf(above) !== 5016 ? mockLimitationOf(above) : undefined;
      const stopped = run.caller.stopped() ?? mock;
      const isHidden = !(row.id in recipes) && codeOf(above) !== 5016 && above.status >= 400;
      if (stopped ?? isHidden) {
        check(
          'above',
          title,
          stopped ?? `without a recipe the call is refused with ${answerKey(above)} in any case`,
          false,
        );
        continue;
      }
      const came = above.failure ?? answerKey(above);
      check(
        'above',
        title,
        codeOf(above) === 5016 ? undefined : `code 5016 was expected, ${came} came`,
        true,
        above,
      );
      const stays = run.persistentBearers.has(usual.actor.bearer) && !isReversible(row);
      if (!field.isFreeText || !(row.id in recipes) || stays) continue;
      const again = await requestByRecipe(run, row, busy ?? owner);
      if (typeof again === 'string') continue;
      const atIt = await run.send(row, again.actor, withField(again.request, field, field.most));
      const fault =
        atIt.status < 300 ? undefined : `a success was expected, ${atIt.failure ?? answerKey(atIt)} came`;
      const unseen = fault && run.keepsNothing ? mockLimitationOf(atIt) : undefined;
      check(
        'at',
        `${row.id}: ${field.name} of ${field.most} ${unit} is taken`,
        unseen ?? fault,
        !unseen,
        atIt,
      );
    }
  };
  const limit = pLimit(4);
  let done = 0;
  const counted = async (row: OperationRow) => {
    await one(row);
    done += 1;
    progress(done, due.length);
  };
  await Promise.all(due.map((row) => limit(() => counted(row))));
}
