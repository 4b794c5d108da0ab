import type { Context, MediaType, Rule } from '../types.ts';

/** An operation takes one content type; generated clients send only the first. Uploads are operations of their own. */
export const oneContentType: Rule = () => ({
  RequestBody(body: { content?: Record<string, MediaType> }, context: Context) {
    const types = Object.keys(body.content ?? {});
    if (types.length !== 1) {
      context.report({
        message: `A request has one content type, not ${types.length}: make the upload an operation of its own.`,
      });
    }
  },
});
