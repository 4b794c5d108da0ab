import { Trans, type TransProps } from '@lingui/react';

/** Returns a value that is shown letter by letter: of a text alone, Lingui takes what looks like tags for its own. */
function asLetters(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? [value] : value;
}

/**
 * `Trans` of every sentence, to which the macro is compiled (`lingui.config.ts`). A title or text that somebody wrote and
 * that stands in a sentence keeps its tags as letters, and can neither lose them nor repeat an element of the sentence.
 */
export function SafeTrans({ values, ...props }: TransProps) {
  if (values === undefined) return <Trans {...props} />;
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asLetters(value)]));
  return <Trans {...props} values={shown} />;
}
