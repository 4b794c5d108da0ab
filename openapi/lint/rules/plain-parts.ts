import type { Context, Operation, Rule, Schema } from '../types.ts';
import { descend } from '../walk.ts';

type Part = Schema & { $ref?: string; uniqueItems?: boolean };

/**
 * Requires that the parts of a multipart form are written out, and lists among them do not say `uniqueItems`.
 * Generators in several languages write a referenced text as a class and a list of unique items as a set, and cannot
 * put either into a form.
 */
export const plainParts: Rule = () => ({
  Operation(operation: Operation, context: Context) {
    const found = { node: operation as object, location: context.location };
    const schema = descend<Schema>(context, found, 'requestBody', 'content', 'multipart/form-data', 'schema');
    for (const [name, part] of Object.entries((schema?.node.properties ?? {}) as Record<string, Part>)) {
      const location = schema?.location.child('properties').child(name);
      if (part.$ref !== undefined || (part.items as Part | undefined)?.$ref !== undefined)
        context.report({ message: `The part ${name} of a form is written out, without \`$ref\`.`, location });
      if (part.uniqueItems)
        context.report({
          message: `The part ${name} of a form is a list without \`uniqueItems\`.`,
          location,
        });
    }
  },
});
