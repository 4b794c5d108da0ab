import { expect, test } from 'vitest';
import { statementFaults } from './statements.ts';

const FILE = `/** Locks it: select for update in a comment, and a = b. */
export const lock = (tx: Queryable) => tx.query(
  \`select id from posts where blog_id = $1 and state = 'queued' for update skip locked\`,
);
const floor = 'update blogs set likes = greatest(likes - 1, 0)';
`;

test('conditions, locks and bounds of statements are left out or turned round, one at a time', () => {
  expect(statementFaults('a.ts', FILE).map(({ line, before, after }) => [line, before, after])).toEqual([
    [3, "and state = 'queued'", ''],
    [3, 'for update skip locked', ''],
    [5, 'greatest(', 'least('],
  ]);
});

test('only the one place is changed', () => {
  const [fault] = statementFaults('a.ts', FILE);
  expect(fault?.text).toBe(FILE.replace(" and state = 'queued'", ''));
});
