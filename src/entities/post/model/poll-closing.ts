import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';

/** Returns when a poll closes, in Unix seconds; undefined for one that stays open. */
export function pollClosesAt(
  { settings, timestamp, createdAt }: PollBlock,
  postedAt: number,
): number | undefined {
  if (settings.closeStatus !== 'closed-after' || settings.expireAfter === undefined) return undefined;
  const started = timestamp ?? (createdAt ? Date.parse(createdAt) / 1000 : postedAt);
  return started + settings.expireAfter;
}
