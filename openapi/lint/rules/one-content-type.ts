import type { Context, MediaType, Operation, Rule } from '../types.ts';

const JSON_AND_MULTIPART = 'application/json,multipart/form-data';

/**
 * Requires that an operation accepts one content type, because generated clients send only the first. Uploads are
 * operations of their own. Where the specification accepts JSON and multipart at one address, `x-also-by` names the
 * operation by which such clients send the second.
 */
export const oneContentType: Rule = () => ({
  Operation(operation: Operation, context: Context) {
    const types = Object.keys(operation.requestBody?.content ?? ({} as Record<string, MediaType>));
    const alsoBy = operation['x-also-by'];
    if (alsoBy !== undefined) {
      if (types.join() === JSON_AND_MULTIPART && typeof alsoBy === 'string') return;
      context.report({
        message: '`x-also-by` stands beside JSON, and multipart after it, and names an operation.',
        location: context.location.child('x-also-by'),
      });
    } else if (operation.requestBody && types.length !== 1) {
      context.report({
        message: `A request has one content type, not ${types.length}: make the upload an operation of its own.`,
        location: context.location.child('requestBody'),
      });
    }
  },
});
