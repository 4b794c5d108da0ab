import { describe, expect, it } from 'vitest';
import {
  addAnswer,
  durationOf,
  durationsFor,
  isReady,
  MAX_ANSWERS,
  moveAnswer,
  newPoll,
  type PollBlock,
  pollErrorsOf,
  removeAnswer,
  tidyPoll,
  withAnswer,
  withDuration,
} from './polls.ts';

const DAY_SECONDS = 86_400;

function poll(question: string, ...answers: string[]): PollBlock {
  return {
    ...newPoll(),
    question,
    answers: answers.map((answerText, index) => ({ clientId: `a${index}`, answerText })),
  };
}
const words = ({ answers }: PollBlock) => answers.map(({ answerText }) => answerText);

describe('newPoll', () => {
  it('newPoll has unique ids within the limits of the contract', () => {
    const ids = Array.from({ length: 50 }, newPoll).flatMap(({ clientId, answers }) => [
      clientId,
      ...answers.map((answer) => answer.clientId),
    ]);
    expect(new Set(ids).size).toBe(150);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it('newPoll is missing its question and two answers', () => {
    const fresh = newPoll();
    expect(pollErrorsOf(fresh)).toEqual({
      question: true,
      missing: fresh.answers.map(({ clientId }) => clientId),
      repeated: [],
    });
    expect(isReady(fresh)).toBe(false);
  });
});

describe('answers of a poll', () => {
  it('addAnswer inserts below an answer, up to twelve', () => {
    let grown = addAnswer(poll('Q', 'a', 'b'), 0);
    expect(words(grown)).toEqual(['a', '', 'b']);
    for (let more = 0; more < 20; more += 1) grown = addAnswer(grown);
    expect(grown.answers).toHaveLength(MAX_ANSWERS);
  });

  it('removeAnswer removes answers, down to two', () => {
    const three = poll('Q', 'a', 'b', 'c');
    expect(words(removeAnswer(three, 1))).toEqual(['a', 'c']);
    expect(words(removeAnswer(removeAnswer(three, 1), 0))).toEqual(['a', 'c']);
  });

  it('moveAnswer moves an answer by one, but not past the ends', () => {
    const three = poll('Q', 'a', 'b', 'c');
    expect(words(moveAnswer(three, 2, -1))).toEqual(['a', 'c', 'b']);
    expect(words(moveAnswer(three, 0, 1))).toEqual(['b', 'a', 'c']);
    expect(moveAnswer(three, 0, -1)).toBe(three);
    expect(moveAnswer(three, 2, 1)).toBe(three);
  });

  it('tidyPoll omits empty answers, but two others are required', () => {
    expect(isReady(poll('Q', 'a', ' ', 'b'))).toBe(true);
    expect(words(tidyPoll(poll(' Q ', ' a ', ' ', 'b')))).toEqual(['a', 'b']);
    expect(tidyPoll(poll(' Q ', 'a', 'b')).question).toBe('Q');
    expect(pollErrorsOf(poll('Q', '', 'a', '')).missing).toEqual(['a0']);
  });

  it('pollErrorsOf reports duplicate answers', () => {
    expect(pollErrorsOf(poll('Q', 'Tea', 'Coffee', ' tea ')).repeated).toEqual(['a2']);
    expect(words(withAnswer(poll('Q', 'Tea', 'tea'), 'a1', 'Coffee'))).toEqual(['Tea', 'Coffee']);
  });
});

describe('duration of a poll', () => {
  it('withDuration sets a week, another duration, or no end', () => {
    const fresh = newPoll();
    expect(durationOf(fresh)).toBe(7 * DAY_SECONDS);
    expect(withDuration(fresh, null).settings).toEqual({ multipleChoice: false, closeStatus: 'open' });
    expect(withDuration(withDuration(fresh, null), DAY_SECONDS).settings).toEqual({
      multipleChoice: false,
      closeStatus: 'closed-after',
      expireAfter: DAY_SECONDS,
    });
  });

  it('durationsFor keeps a duration that another client chose', () => {
    expect(durationsFor(newPoll())).not.toContain(10 * DAY_SECONDS);
    expect(durationsFor(withDuration(newPoll(), 10 * DAY_SECONDS))[0]).toBe(10 * DAY_SECONDS);
  });
});
