/** One small fault in an SQL statement. */
export interface StatementFault {
  file: string;
  line: number;
  /** The original text and its replacement. */
  before: string;
  after: string;
  /** The whole file with the fault in it. */
  text: string;
}

const OPERATORS: ReadonlyArray<{ find: RegExp; replace: (found: string) => string }> = [
  // Removes a condition: " and blog_id = $2".
  {
    find: /\s+and (?:not )?[a-z_.]+ (?:=|<>|<=|>=|<|>|is|in) ?(?:[a-z_.$0-9']+(?: null| true| false)?|\([^()\n]*\))/g,
    replace: () => '',
  },
  // Removes a lock.
  { find: / for (?:no key )?(?:update|share)(?: of [a-z_]+)?(?: skip locked)?/g, replace: () => '' },
  { find: /\b(?:greatest|least)\(/g, replace: (found) => (found === 'least(' ? 'greatest(' : 'least(') },
];

function isStatement(text: string, at: number): boolean {
  const before = text.slice(0, at);
  // True inside a template or string of this line: an odd number of quotes precedes it.
  const inTemplate = (before.match(/(?<!\\)`/g) ?? []).length % 2 === 1;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return inTemplate || (line.match(/'/g) ?? []).length % 2 === 1;
}

/** Returns every fault for the statements of one file. Comments and other code are left alone. */
export function statementFaults(file: string, text: string): StatementFault[] {
  return OPERATORS.flatMap(({ find, replace }) =>
    [...text.matchAll(find)]
      .filter(({ index }) => isStatement(text, index))
      .map(({ 0: before, index }) => {
        const after = replace(before);
        return {
          file,
          line: text.slice(0, index).split('\n').length,
          before: before.trim(),
          after: after.trim(),
          text: text.slice(0, index) + after + text.slice(index + before.length),
        };
      }),
  );
}
