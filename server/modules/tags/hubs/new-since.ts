import { firstIdAt } from '#server/core/ids.ts';

const WEEK_MS = 7 * 86_400_000;

/** Returns the position from which posts of a tag count as new: a week before now, in milliseconds. */
export const newSince = (now: number): string => firstIdAt(now - WEEK_MS);
