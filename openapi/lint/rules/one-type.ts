import type { Context, Rule, Schema } from '../types.ts';

/**
 * Requires at most one type besides `null`. Most generators of clients cannot express a schema of two types: they drop
 * it with everything that refers to it. A `oneOf` of schemas with one type each says the same and works everywhere.
 */
export const oneType: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    if (!Array.isArray(schema.type)) return;
    const types = schema.type.filter((type) => type !== 'null');
    if (types.length < 2) return;
    context.report({
      message: `A schema has one type besides null, not ${types.join(' and ')}: write \`oneOf\` with a schema for each.`,
      location: context.location.child('type'),
    });
  },
});
