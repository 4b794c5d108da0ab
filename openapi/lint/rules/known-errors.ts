import type { Access } from '../../../scripts/contract/access.ts';
import { readCatalogue } from '../../../scripts/contract/catalogue.ts';
import { impliedCodes } from '../../../scripts/contract/implied-codes.ts';
import { type Context, METHODS, type PathItem, type Rule } from '../types.ts';
import { parametersOf } from '../walk.ts';

/** Requires that `x-errors` lists codes of errors.yaml, each once, and none that the build adds itself. */
export const knownErrors: Rule = () => {
  const known = new Set(readCatalogue().map((entry) => entry.code));
  return {
    PathItem(item: PathItem, context: Context) {
      for (const method of METHODS) {
        const operation = item[method];
        const codes = operation?.['x-errors'];
        if (!operation || codes === undefined) continue;
        const location = context.location.child(method).child('x-errors');
        if (!Array.isArray(codes)) {
          context.report({ message: '`x-errors` is a list of codes.', location });
          continue;
        }
        const implied = impliedCodes({
          method,
          access: operation['x-access'] as Access,
          needsClient: operation['x-client'] !== 'optional',
          parameters: parametersOf(context, item, operation),
          hasBody: operation.requestBody !== undefined,
          // scopes.yaml decides on the scope of an app, so no operation lists the code for it.
          scope: 'write',
          isIdempotent: operation['x-idempotency'] !== undefined,
          isGated: operation['x-feature'] !== undefined,
        });
        codes.forEach((code: number, index) => {
          const report = (message: string) => context.report({ message, location: location.child(index) });
          if (!known.has(code)) report(`${code} is not in openapi/errors.yaml.`);
          else if (implied.has(code)) report(`${code} follows from the operation by itself; leave it out.`);
          else if (codes.indexOf(code) !== index) report(`${code} stands twice.`);
        });
      }
    },
  };
};
