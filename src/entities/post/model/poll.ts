import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { relativeTimeFormat } from '#src/shared/lib/language/formatters.ts';

/** A poll's results as they will be once this vote is counted. Counts stay hidden where they were. */
export function withVote(results: PollResults, selected: readonly string[]): PollResults {
  const counted = results.answers.map((answer) =>
    answer.votes === undefined || !selected.includes(answer.clientId)
      ? answer
      : { ...answer, votes: answer.votes + 1 },
  );
  const most = Math.max(...counted.map(({ votes = 0 }) => votes));
  return {
    ...results,
    hasVoted: true,
    canVote: false,
    totalVotes: results.totalVotes + 1,
    selected: [...selected],
    answers: counted.map((answer) =>
      answer.votes === undefined
        ? answer
        : { ...answer, isWinner: answer.votes > 0 && answer.votes === most },
    ),
  };
}

/** One answer as its bar shows it. */
export interface Outcome {
  clientId: string;
  text: string;
  /** Undefined while nobody may know. */
  votes: number | undefined;
  /** Of those who voted, 0 to 1. With several answers allowed they add up to more than 1. */
  share: number;
  isWinner: boolean;
  isOwn: boolean;
}

/** A poll's answers in its own order, each with what is known of it. */
export function outcomesOf(block: PollBlock, results: PollResults): Outcome[] {
  const known = new Map(results.answers.map((answer) => [answer.clientId, answer]));
  return block.answers.map(({ clientId, answerText }) => {
    const { votes, isWinner = false } = known.get(clientId) ?? {};
    const share =
      votes === undefined || results.totalVotes === 0 ? 0 : Math.min(1, votes / results.totalVotes);
    const isOwn = results.selected?.includes(clientId) ?? false;
    return { clientId, text: answerText, votes, share, isWinner, isOwn };
  });
}

/** Whether the counts are there to be seen. */
export function showsCounts({ answers }: PollResults): boolean {
  return answers.some(({ votes }) => votes !== undefined);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * How long until then, as a reader says it: "in 3 days", "in 5 hours", to the nearest and never less than a minute.
 * @param seconds from now on
 */
export function timeUntil(seconds: number, locale: string): string {
  // By the minute: a poll of a day has lost a second or two by the time it is seen, and is still one of a day.
  const left = Math.round(seconds / 60) * 60;
  const [unit, length] = UNITS.find(([, size]) => left >= size) ?? UNITS[2];
  const amount = Math.max(1, Math.round(left / length));
  return relativeTimeFormat(locale, { numeric: 'always' }).format(amount, unit);
}
