import { first, type Queryable } from '#server/db/database.ts';

/**
 * Takes the next turn when it has come, or when it is further ahead than one gap, which a clock that was wrong wrote.
 *
 * @returns the milliseconds until it comes, or 0 when it was taken
 */
export async function takeTurn(db: Queryable, gapMs: number): Promise<number> {
  const taken = await first(
    db,
    `update mail_pace set next_at = now() + make_interval(secs => $1::float8 / 1000)
      where next_at <= now() or next_at > now() + make_interval(secs => $1::float8 / 1000) returning is_only`,
    [gapMs],
  );
  if (taken) return 0;
  const next = await first<{ ms: number }>(
    db,
    'select extract(epoch from next_at - now())::float8 * 1000 as ms from mail_pace',
  );
  return Math.max(1, Math.ceil(next?.ms ?? 1));
}
