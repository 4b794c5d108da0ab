import { type Context, hasType, METHODS, type PathItem, type Rule, type Schema } from '../types.ts';
import { walkRequest } from '../walk.ts';

/**
 * Requires that objects in request bodies refuse unknown fields. A map declares its values: `additionalProperties: {
 * type: … }`.
 */
export const closedRequest: Rule = () => {
  const seen = new Set<Schema>();
  return {
    PathItem(item: PathItem, context: Context) {
      for (const method of METHODS) {
        walkRequest(
          context,
          { node: item, location: context.location },
          method,
          ({ node: schema, location }) => {
            if (!hasType(schema, 'object') && !schema.properties) return;
            // A union is as closed as its members, which are visited next.
            if (schema.oneOf && !schema.properties) return;
            const more = schema.additionalProperties;
            if (more === false || (typeof more === 'object' && !schema.properties)) return;
            context.report({
              message: 'An object in a request body needs `additionalProperties: false`.',
              location,
            });
          },
          seen,
        );
      }
    },
  };
};
