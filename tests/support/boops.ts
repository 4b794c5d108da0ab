import type { Queryable } from '#server/db/database.ts';
import type { Member } from './members.ts';

/** Switches boops on for members, as the labs do. */
export async function enableBoops(db: Queryable, ...members: readonly Member[]): Promise<void> {
  await db.query(
    `update users set settings = settings || '{"labs": {"boops": true}}' where id = any($1::bigint[])`,
    [members.map(({ userId }) => userId)],
  );
}
