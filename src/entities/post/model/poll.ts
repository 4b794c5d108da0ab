import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { relativeTimeFormat } from '#src/shared/lib/language/formatters.ts';

/** Returns a poll's results with a vote added, for the optimistic update. Hidden counts stay hidden. */
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

/** One answer of a poll as its result bar shows it. */
export interface PollOutcome {
  clientId: string;
  text: string;
  /** Undefined while counts are hidden. */
  votes: number | undefined;
  /** Share of the voters, 0 to 1. With multiple answers the shares add up to more than 1. */
  share: number;
  isWinner: boolean;
  isOwn: boolean;
}

/** Returns the outcome of each answer, in the poll's order. */
export function pollOutcomesOf(block: PollBlock, results: PollResults): PollOutcome[] {
  const known = new Map(results.answers.map((answer) => [answer.clientId, answer]));
  return block.answers.map(({ clientId, answerText }) => {
    const { votes, isWinner = false } = known.get(clientId) ?? {};
    const share =
      votes === undefined || results.totalVotes === 0 ? 0 : Math.min(1, votes / results.totalVotes);
    const isOwn = results.selected?.includes(clientId) ?? false;
    return { clientId, text: answerText, votes, share, isWinner, isOwn };
  });
}

/** Returns true when the counts are visible. */
export function hasVisibleCounts({ answers }: PollResults): boolean {
  return answers.some(({ votes }) => votes !== undefined);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Formats the time until a moment relative to now: "in 3 days", "in 5 hours"; rounded, at least one minute.
 * @param seconds from now on
 */
export function formatTimeUntil(seconds: number, locale: string): string {
  // Rounded to minutes: a poll of one day has lost a second or two by the time it is rendered and must still say one
  // day.
  const left = Math.round(seconds / 60) * 60;
  const [unit, length] = UNITS.find(([, size]) => left >= size) ?? UNITS[2];
  const amount = Math.max(1, Math.round(left / length));
  return relativeTimeFormat(locale, { numeric: 'always' }).format(amount, unit);
}
