import type { Context, Operation, Rule } from '../types.ts';

type Links = Record<string, { requestBody?: unknown; parameters?: Record<string, unknown> }>;

/**
 * Requires texts in the links of a response. OpenAPI allows any value as `requestBody`, but several validators and
 * generators refuse the whole document for it; a link with a body has it in `x-body`.
 */
export const textLinks: Rule = () => ({
  Operation(operation: Operation, context: Context) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      for (const [name, link] of Object.entries((response as { links?: Links }).links ?? {})) {
        const values = [link.requestBody ?? '', ...Object.values(link.parameters ?? {})];
        if (values.every((value) => typeof value === 'string')) continue;
        context.report({
          message: `The link ${name} holds texts only; its body is \`x-body\`.`,
          location: context.location.child('responses').child(status).child('links').child(name),
        });
      }
    }
  },
});
