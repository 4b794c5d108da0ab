import { expect, test } from 'vitest';
import { endsRun } from './runs.ts';

const at = (participant: string, ts: number) => ({ participant, ts });

test.each([
  ['nothing after it', undefined, true],
  ['the other one speaks', at('b', 101), true],
  ['five minutes later', at('a', 400), false],
  ['a second more', at('a', 401), true],
])('a run ends, or not: %s', (_case, next, ends) => {
  expect(endsRun(at('a', 100), next)).toBe(ends);
});
