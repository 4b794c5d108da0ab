import { expect, test } from 'vitest';
import { examples } from './polls.ts';

test('the poll examples cover every state of a poll', () => {
  const states = Object.values(examples.getPollResults.responses[200]).map(({ value: { results } }) => {
    const { isOpen, hasVoted, canVote, multipleChoice, answers, closesTs } = results;
    return {
      isOpen,
      hasVoted,
      canVote,
      multipleChoice,
      ends: closesTs !== undefined,
      counts: answers[0]?.votes !== undefined,
    };
  });
  for (const state of [
    { isOpen: true, hasVoted: false, canVote: true, multipleChoice: false, counts: false, ends: true },
    { isOpen: true, hasVoted: false, canVote: true, multipleChoice: true, counts: false, ends: false },
    // The member's own poll.
    { isOpen: true, hasVoted: false, canVote: true, counts: true },
    { isOpen: true, hasVoted: true, canVote: false, counts: true },
    { isOpen: false, hasVoted: false, canVote: false, counts: true, ends: true },
    { isOpen: false, hasVoted: true, canVote: false, counts: true, ends: true },
    // Of a queued post.
    { isOpen: false, hasVoted: false, canVote: false, counts: true, ends: false },
  ])
    expect(states).toContainEqual(expect.objectContaining(state));
});
