import type { Queryable } from '#server/db/database.ts';

/**
 * Replaces the invitation link of a community and counts its uses from the start.
 *
 * @param link null for none
 */
export async function replaceInviteHash(
  db: Queryable,
  communityId: string,
  link: { hash: string; madeAs: string } | null,
): Promise<void> {
  await db.query(
    'update communities set invite_hash = $2, invite_made_as = $3, invite_use_count = 0 where id = $1',
    [communityId, link?.hash ?? null, link?.madeAs ?? null],
  );
}
