import type { Tables } from '#generated/schema.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { settleReports } from '../reports/reports-repository.ts';
import { closeItem, type ItemRow, openEntry, queryItem } from './items-repository.ts';

/** A member who is reported, by their seat: one entry of the queue is about one seat. */
export interface ReportedSeat {
  communityId: string;
  userId: string;
  blogId: string;
  /** Id of the membership. */
  seatId: string;
}

/** Puts a reported member into the queue and returns the id of the entry, as {@link openEntry} does. */
export function openMemberItem(
  tx: Queryable,
  { communityId, userId, blogId, seatId }: ReportedSeat,
): Promise<Tables['community_queue_items']['id']> {
  return openEntry(tx, { communityId, userId, blogId, kind: 'member', source: 'report', thingId: seatId });
}

/** Returns the entry of a decision about a member, locked: it exists from the first appeal or undoing on. */
export async function ensureMemberItem(
  tx: Queryable,
  decision: { id: string; community_id: string; user_id: string; blog_id: string },
): Promise<ItemRow | undefined> {
  await tx.query(
    `insert into community_queue_items (community_id, kind, source, state, thing_id, user_id, blog_id, decision_id)
     values ($1, 'member', 'moderator', 'decided', $2, $3, $4, $2) on conflict (thing_id) do nothing`,
    [decision.community_id, decision.id, decision.user_id, decision.blog_id],
  );
  return queryItem(tx, 'i.community_id = $1 and i.thing_id = $2 for update', [
    decision.community_id,
    decision.id,
  ]);
}

/** Closes the entries about a person whom a decision restricts, and settles the reports: they were right. */
export async function settleReportsOfMember(
  tx: Queryable,
  { communityId, userId, decisionId }: { communityId: string; userId: string; decisionId: string },
): Promise<void> {
  const rows = await tx.query<Columns<'community_queue_items', 'id'>>(
    `select id from community_queue_items where community_id = $1 and user_id = $2 and kind = 'member' and state = 'open'
        and not has_appeal order by id for update`,
    [communityId, userId],
  );
  for (const { id } of rows) {
    await settleReports(tx, id, { decisionId, state: 'acted' });
    await closeItem(tx, id, decisionId);
  }
}

/** Returns the ids of the entries about reported members that a decision closed. */
export async function itemsSettledBy(tx: Queryable, decisionId: string): Promise<string[]> {
  const rows = await tx.query<Columns<'community_queue_items', 'id'>>(
    `select id from community_queue_items where decision_id = $1 and kind = 'member' and thing_id <> $1 order by id
        for update`,
    [decisionId],
  );
  return rows.map(({ id }) => id);
}

/** Returns true when one of some entries is about a reported member. */
export async function hasReportedMember(
  db: Queryable,
  communityId: string,
  itemIds: readonly string[],
): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from community_queue_items where community_id = $1 and id = any($2::bigint[]) and kind = 'member'
        and source = 'report' limit 1`,
    [communityId, itemIds.filter(isPossibleId)],
  );
  return row !== undefined;
}
