import { expect, test } from 'vitest';
import { forcedProblems } from './forced-problems.ts';

const choices = {
  likePost: [
    { status: 200, example: 'liked', summary: '' },
    { status: 429, example: 'like-limit-exceeded', summary: '' },
  ],
};

test('forcedProblems names a typo in operation, status and example', () => {
  const forced = { likePst: { status: 429 }, likePost: { status: 999 } };
  expect(forcedProblems([], forced, choices)).toEqual([
    'likePst:429: the contract has no operation likePst.',
    'likePost:999: likePost answers 200, 429.',
  ]);
  expect(forcedProblems([], { likePost: { status: 200, example: 'nosuch' } }, choices)).toEqual([
    'likePost:200:nosuch: the examples of 200 are liked.',
  ]);
});

test('forcedProblems names malformed parts of the URL, and finds nothing wrong with documented ones', () => {
  expect(forcedProblems(['likePost:9999,likePost:429', 'clear'], {}, choices)).toEqual([
    '?force=likePost:9999 is not like operation:status or operation:status:example.',
  ]);
  const right = { likePost: { status: 429, example: 'like-limit-exceeded' } };
  expect(forcedProblems(['likePost:429:like-limit-exceeded'], right, choices)).toEqual([]);
});
