import { expect, test } from 'vitest';
import { isLastOfRun } from './message-runs.ts';

const at = (participant: string, ts: number) => ({ participant, ts });

test.each([
  ['true for the last message', undefined, true],
  ['true before a message of the other side', at('b', 101), true],
  ['false before a message five minutes later', at('a', 400), false],
  ['true before a message a second later than that', at('a', 401), true],
])('isLastOfRun: %s', (_case, next, ends) => {
  expect(isLastOfRun(at('a', 100), next)).toBe(ends);
});
