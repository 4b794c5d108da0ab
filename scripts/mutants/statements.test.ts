import { expect, test } from 'vitest';
import { statementFaults } from './statements.ts';

const FILE = `/** Locks it: select for update in a comment, and a = b. */
export const lock = (tx: Queryable) => tx.query(
  \`select id from posts where blog_id = $1 and state = 'queued' for update skip locked\`,
);
const floor = 'update blogs set likes = greatest(likes - 1, 0)';
`;

test('statementFaults removes or flips conditions, locks and bounds, one at a time', () => {
  expect(statementFaults('a.ts', FILE).map(({ line, before, after }) => [line, before, after])).toEqual([
    [3, "and state = 'queued'", ''],
    [3, 'for update skip locked', ''],
    [5, 'greatest(', 'least('],
  ]);
});

test('statementFaults changes only one place in the file', () => {
  const [fault] = statementFaults('a.ts', FILE);
  expect(fault?.text).toBe(FILE.replace(" and state = 'queued'", ''));
});
