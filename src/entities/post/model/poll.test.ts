import { describe, expect, it } from 'vitest';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { formatTimeUntil, pollOutcomesOf, withVote } from './poll.ts';

const results: PollResults = {
  id: 'p',
  isOpen: true,
  hasVoted: false,
  canVote: true,
  totalVotes: 1,
  answers: [
    { clientId: 'a', votes: 1, isWinner: true },
    { clientId: 'b', votes: 0, isWinner: false },
  ],
};

describe('withVote', () => {
  it('withVote raises visible counts and determines the winners anew', () => {
    const after = withVote(results, ['b']);
    expect(after).toMatchObject({ hasVoted: true, canVote: false, totalVotes: 2, selected: ['b'] });
    expect(after.answers.map(({ votes, isWinner }) => [votes, isWinner])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('withVote keeps hidden counts hidden', () => {
    const hidden = { ...results, answers: [{ clientId: 'a' }, { clientId: 'b' }] };
    expect(withVote(hidden, ['a']).answers).toEqual(hidden.answers);
  });
});

it('pollOutcomesOf computes shares of the voters, and none for an answer the server does not know', () => {
  const block = {
    type: 'poll' as const,
    clientId: 'p',
    question: 'Q',
    answers: ['a', 'b', 'old'].map((clientId) => ({ clientId, answerText: clientId })),
    settings: { multipleChoice: true, closeStatus: 'open' as const },
  };
  const shares = (given: PollResults) =>
    pollOutcomesOf(block, given).map(({ share, votes }) => [share, votes]);
  expect(shares({ ...results, totalVotes: 4 })).toEqual([
    [0.25, 1],
    [0, 0],
    [0, undefined],
  ]);
  expect(shares({ ...results, totalVotes: 0 })[0]).toEqual([0, 1]);
});

it.each([
  [20, 'in 1 minute'],
  [3599, 'in 1 hour'],
  [3600, 'in 1 hour'],
  [86_399, 'in 1 day'],
  [7 * 86_400 - 40, 'in 7 days'],
  [3 * 86_400 + 5, 'in 3 days'],
])('formatTimeUntil formats %i seconds as "%s"', (seconds, words) => {
  expect(formatTimeUntil(seconds, 'en')).toBe(words);
});
