import { first, type Queryable } from '#server/db/database.ts';

/** Counts the invitations to communities that a member sent since a time. */
export async function countSentInvitations(db: Queryable, userId: string, since: Date): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from space_invitations
      where sender_id = $1 and space_kind = 'community' and sent_at > $2`,
    [userId, since.toISOString()],
  );
  return row?.count ?? 0;
}
