import type { IncomeMonth } from '#generated/zod/incomeMonth.zod.ts';
import type { Supporter } from '#generated/zod/supporter.zod.ts';
import { MONTH_COUNT } from './knitting.ts';

/** Largest share of the width at which a thread begins, so that the avatar at its begin stays on the card. */
const MAX_BEGIN_SHARE = 0.94;
/** From this share of the width on the words stand before the avatar, because there is no room after it. */
const WORDS_BEFORE_FROM_SHARE = 0.5;

/** A supporter's time as a thread below the months of the chart. Places are shares of its width, from 0 to 1. */
export type SupporterThread = {
  begin: number;
  end: number;
  /** `gone` has ended, `ending` ends by itself later, `going` goes on. */
  state: 'going' | 'ending' | 'gone';
  wordsBefore: boolean;
};

/** Returns where a moment stands in the twelve months of the chart, of which the last one is given as `YYYY-MM`. */
function placeOf(timestamp: number, lastMonth: string): number {
  const date = new Date(timestamp * 1000);
  const [year = 0, month = 0] = lastMonth.split('-').map(Number);
  const monthsBefore = (year - date.getUTCFullYear()) * 12 + (month - 1 - date.getUTCMonth());
  const dayCount = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const place = (MONTH_COUNT - 1 - monthsBefore + (date.getUTCDate() - 1) / dayCount) / MONTH_COUNT;
  return Math.min(1, Math.max(0, place));
}

/** Returns the thread of a supporter: from the day they began to the end of the present month, or to where it ended. */
export function supporterThread(
  { status, sinceTs, endsTs }: Pick<Supporter, 'status' | 'sinceTs' | 'endsTs'>,
  months: readonly Pick<IncomeMonth, 'month'>[],
): SupporterThread {
  const lastMonth = months.at(-1)?.month ?? '';
  const begin = Math.min(MAX_BEGIN_SHARE, placeOf(sinceTs, lastMonth));
  const isGone = status === 'cancelled' && endsTs !== undefined;
  const end = isGone ? Math.max(begin, placeOf(endsTs, lastMonth)) : 1;
  const state = isGone ? 'gone' : endsTs === undefined ? 'going' : 'ending';
  return { begin, end, state, wordsBefore: begin >= WORDS_BEFORE_FROM_SHARE };
}
