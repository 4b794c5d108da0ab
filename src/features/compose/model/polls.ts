import { limits } from '#generated/limits.ts';
import type { ContentBlock, DocJson } from './types.ts';

export type PollBlock = Extract<ContentBlock, { type: 'poll' }>;
type PollAnswer = PollBlock['answers'][number];

/** Limits of polls (contract: PollBlock, PollAnswer). */
export const QUESTION_MAX_LENGTH = limits.pollQuestionLength;
export const ANSWER_MAX_LENGTH = limits.pollAnswerLength;
export const MIN_ANSWERS = 2;
export const MAX_ANSWERS = limits.pollAnswers;

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Selectable durations of a poll, in seconds; null has no end. */
export const DURATIONS_SECONDS: readonly (number | null)[] = [
  DAY_SECONDS,
  3 * DAY_SECONDS,
  7 * DAY_SECONDS,
  14 * DAY_SECONDS,
  30 * DAY_SECONDS,
  null,
];
const DEFAULT_DURATION_SECONDS = 7 * DAY_SECONDS;

/** Generates a UUID, because poll ids are unique on the whole site. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const newAnswer = (): PollAnswer => ({ clientId: newId(), answerText: '' });

/** Creates an empty poll: two answers, single choice, one week. */
export function newPoll(): PollBlock {
  return {
    type: 'poll',
    clientId: newId(),
    question: '',
    answers: [newAnswer(), newAnswer()],
    settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: DEFAULT_DURATION_SECONDS },
  };
}

/** Returns the duration of a poll in seconds; null for one without an end. */
export function durationOf({ settings }: PollBlock): number | null {
  return settings.closeStatus === 'closed-after' ? (settings.expireAfter ?? null) : null;
}

/** Returns the poll with another duration. */
export function withDuration(poll: PollBlock, seconds: number | null): PollBlock {
  const { expireAfter: _before, ...settings } = poll.settings;
  return {
    ...poll,
    settings:
      seconds === null
        ? { ...settings, closeStatus: 'open' }
        : { ...settings, closeStatus: 'closed-after', expireAfter: seconds },
  };
}

/** Returns the durations to offer: the standard ones, and the poll's own where it differs. */
export function durationsFor(poll: PollBlock): readonly (number | null)[] {
  const own = durationOf(poll);
  return DURATIONS_SECONDS.includes(own) ? DURATIONS_SECONDS : [own, ...DURATIONS_SECONDS];
}

/** Returns the poll with the text of one answer changed. */
export function withAnswer(poll: PollBlock, clientId: string, answerText: string): PollBlock {
  return {
    ...poll,
    answers: poll.answers.map((answer) =>
      answer.clientId === clientId ? { ...answer, answerText } : answer,
    ),
  };
}

/** Returns the poll with an empty answer after the one at `index`; unchanged at the maximum. */
export function addAnswer(poll: PollBlock, index = poll.answers.length - 1): PollBlock {
  if (poll.answers.length >= MAX_ANSWERS) return poll;
  return { ...poll, answers: poll.answers.toSpliced(index + 1, 0, newAnswer()) };
}

/** Returns the poll without the answer at `index`; unchanged at the minimum. */
export function removeAnswer(poll: PollBlock, index: number): PollBlock {
  if (poll.answers.length <= MIN_ANSWERS) return poll;
  return { ...poll, answers: poll.answers.toSpliced(index, 1) };
}

/** Returns the poll with the answer at `index` moved up (-1) or down (1); unchanged at the ends. */
export function moveAnswer(poll: PollBlock, index: number, by: 1 | -1): PollBlock {
  const answer = poll.answers[index];
  const to = index + by;
  if (!answer || to < 0 || to >= poll.answers.length) return poll;
  return { ...poll, answers: poll.answers.toSpliced(index, 1).toSpliced(to, 0, answer) };
}

/** Returns the poll as it is sent: texts trimmed, empty answers removed. */
export function tidyPoll(poll: PollBlock): PollBlock {
  return {
    ...poll,
    question: poll.question.trim(),
    answers: poll.answers
      .map((answer) => ({ ...answer, answerText: answer.answerText.trim() }))
      .filter(({ answerText }) => answerText !== ''),
  };
}

/** Validation errors of a poll. */
export interface PollErrors {
  question: boolean;
  /** Ids of answers that are required but empty. */
  missing: readonly string[];
  /** Ids of answers that repeat one above them. */
  repeated: readonly string[];
}

const comparisonText = (text: string): string => text.trim().toLocaleLowerCase();

/** Validates a poll before it is sent. */
export function pollErrorsOf({ question, answers }: PollBlock): PollErrors {
  const said = answers.filter(({ answerText }) => answerText.trim() !== '');
  const blank = answers.filter(({ answerText }) => answerText.trim() === '');
  const words = said.map(({ answerText }) => comparisonText(answerText));
  return {
    question: question.trim() === '',
    missing: blank.slice(0, Math.max(0, MIN_ANSWERS - said.length)).map(({ clientId }) => clientId),
    repeated: said
      .filter((_, index) => words.indexOf(words[index] ?? '') < index)
      .map(({ clientId }) => clientId),
  };
}

/** Returns true when a poll has no validation errors. */
export function isReady(poll: PollBlock): boolean {
  const { question, missing, repeated } = pollErrorsOf(poll);
  return !question && missing.length === 0 && repeated.length === 0;
}

/** Returns every poll of a document, in order. */
export function pollsIn(doc: DocJson): PollBlock[] {
  return doc.content.flatMap((node) =>
    node.type === 'embed' && node.attrs.block.type === 'poll' ? [node.attrs.block] : [],
  );
}
