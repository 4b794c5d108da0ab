import { type Context, METHODS, type PathItem, type Rule, type Schema } from '../types.ts';
import { descend } from '../walk.ts';

/**
 * Requires PATCH for an `edit…` whose body may be incomplete: PUT replaces a whole resource, PATCH changes what its
 * body names. Calls of the specification keep its method.
 */
export const partialEdits: Rule = () => ({
  PathItem(item: PathItem, context: Context) {
    for (const method of METHODS) {
      const operation = item[method];
      if (method === 'patch' || operation?.['x-origin'] === 'spec') continue;
      if (!operation?.operationId?.startsWith('edit')) continue;
      const located = { node: item, location: context.location };
      const body = descend<Schema>(
        context,
        located,
        method,
        'requestBody',
        'content',
        'application/json',
        'schema',
      );
      if (!body || (body.node.required ?? []).length > 0) continue;
      context.report({
        message: `${operation.operationId} changes what its body names: make it a PATCH.`,
        location: context.location.child(method).key(),
      });
    }
  },
});
