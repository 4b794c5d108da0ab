import { type Context, hasType, type Rule, type Schema } from '../types.ts';

/** Requires that every object with properties says which of them are required; `required: []` declares that none is. */
export const objectRequired: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    if (!schema.properties) return;
    if (!hasType(schema, 'object')) {
      context.report({ message: 'A schema with properties should say `type: object`.' });
    }
    if (schema.required === undefined) {
      context.report({
        message: 'An object should say what is `required`; write `required: []` when nothing is.',
        location: context.location.child('properties').key(),
      });
    }
    for (const name of schema.required ?? []) {
      if (!(name in schema.properties)) {
        context.report({ message: `\`${name}\` is required, but it is not among the properties.` });
      }
    }
  },
});
