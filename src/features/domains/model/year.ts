import type { Domain } from '#generated/zod/domain.zod.ts';

const YEAR_SECONDS = 365 * 86_400;
/** Percent of the line between two words above it that do not touch. */
const MIN_GAP_PERCENT = 22;

/** Place of a domain between the begin of its year and the day it is anybody's, in percent of the line. */
export type Year = {
  beginTs: number;
  /** True when the line begins with the registration. */
  isFirst: boolean;
  now: number;
  end: number;
  graceEnd: number;
  /** True when the words of today and of the end would touch. */
  isTight: boolean;
};

/**
 * Returns the year of a domain that is registered here as places on a line; undefined for others. Several years that were
 * paid at once are one line.
 */
export function yearOf(
  { expiresTs, graceEndsTs, redemptionEndsTs, registeredTs }: Domain,
  nowTs: number,
): Year | undefined {
  if (expiresTs === undefined || graceEndsTs === undefined || redemptionEndsTs === undefined)
    return undefined;
  const lastYearTs = expiresTs - YEAR_SECONDS;
  const bornTs = registeredTs ?? lastYearTs;
  const beginTs = bornTs > lastYearTs || nowTs < lastYearTs ? Math.min(bornTs, nowTs) : lastYearTs;
  const placeOf = (timestamp: number): number => {
    const share = (timestamp - beginTs) / (redemptionEndsTs - beginTs);
    return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  };
  const [now, end] = [placeOf(nowTs), placeOf(expiresTs)];
  return {
    ...{ beginTs, isFirst: beginTs === registeredTs, now, end },
    graceEnd: placeOf(graceEndsTs),
    isTight: Math.abs(end - now) < MIN_GAP_PERCENT,
  };
}
