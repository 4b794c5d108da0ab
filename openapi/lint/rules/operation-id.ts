import { type Context, METHODS, type PathItem, type Rule } from '../types.ts';
import { SAMPLES, VERBS } from '../verbs.ts';

/**
 * Requires that an operationId is a verb of its method's list and a noun, in camel case: hook, handler and test have
 * the same name.
 */
export const operationId: Rule = () => ({
  PathItem(item: PathItem, context: Context) {
    for (const method of METHODS) {
      const id = item[method]?.operationId;
      if (id === undefined) continue;
      const verb = VERBS[method].find((candidate) => new RegExp(`^${candidate}[A-Z]`).test(id));
      if (verb && /^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(id)) continue;
      context.report({
        message: `operationId "${id}" of a ${method.toUpperCase()} should be a verb and a noun, such as "${SAMPLES[method]}". Verbs: ${VERBS[method].join(', ')} (openapi/lint/verbs.ts).`,
        location: context.location.child(method).child('operationId'),
      });
    }
  },
});
