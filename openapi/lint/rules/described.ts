import type { Context, Operation, Rule } from '../types.ts';

/**
 * Every operation has a description of its own: a whole sentence that says what a caller needs beyond the summary.
 * A summary alone leaves a second team guessing who may call, what is limited and what happens twice.
 */
export const described: Rule = () => ({
  Operation(operation: Operation & { description?: string }, context: Context) {
    const text = operation.description?.trim() ?? '';
    if (text === '') context.report({ message: 'An operation needs a `description`.' });
    else if (!/[.!?)`]$/.test(text)) {
      context.report({
        message: 'A description is a sentence and ends like one.',
        location: context.location.child('description'),
      });
    }
  },
});
