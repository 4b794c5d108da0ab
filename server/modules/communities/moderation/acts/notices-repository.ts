import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, type Queryable } from '#server/db/database.ts';
import { deleteNotificationsOf, notifyOfDecision } from '#server/notifications/notifications-repository.ts';

/** Number of decisions whose notices one transaction sends. */
const SENT_COUNT = 50;

/** Sends the notices of a decision to whom it is about and to those who reported it. Returns false when they were sent. */
export async function sendNotices(tx: Queryable, decisionId: string): Promise<boolean> {
  const row = await first<Columns<'community_decisions', 'id'>>(
    tx,
    `update community_decisions set notice_due_at = null
      where id = $1 and notice_due_at is not null and revoked_at is null returning id`,
    [decisionId],
  );
  if (!row) return false;
  await notifyOfDecision(tx, decisionId);
  return true;
}

/** Returns true when notices are due. */
export async function hasDueNotices(db: Queryable): Promise<boolean> {
  return (
    (await first(db, 'select 1 from community_decisions where notice_due_at <= now() limit 1')) !== undefined
  );
}

/** Sends all notices that are due. A notice is sent once, also by concurrent processes. */
export async function sendDueNotices(db: Database): Promise<void> {
  let sentCount: number;
  do {
    sentCount = await db.transaction(async (tx) => {
      const due = await tx.query<{ id: Tables['community_decisions']['id'] }>(
        `select id from community_decisions where notice_due_at <= now() order by notice_due_at limit ${SENT_COUNT}
          for update skip locked`,
      );
      for (const { id } of due) await sendNotices(tx, id);
      return due.length;
    });
  } while (sentCount === SENT_COUNT);
}

/** Takes the notices of a decision back that was undone. */
export async function withdrawNotices(tx: Queryable, decisionId: string): Promise<void> {
  const reports = await tx.query<Columns<'community_reports', 'id'>>(
    'select id from community_reports where decision_id = $1',
    [decisionId],
  );
  await deleteNotificationsOf(
    tx,
    [decisionId, ...reports.map(({ id }) => id)],
    [
      'community_post_removed',
      'community_decision',
      'community_muted',
      'community_banned',
      'community_report_outcome',
    ],
  );
}
