import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import type { MailedAccount } from '#server/entities/user/mail-recipient-repository.ts';
import { wantsMailSql } from '#server/mail/mail-choices-repository.ts';
import type { NewsContent } from './news-content.ts';

/** News that are being sent. */
export interface UnfinishedNews
  extends Columns<'product_news', 'id' | 'after_user_id', { content: NewsContent }> {}

const WANTING = `users u where u.state in ('active', 'partial') and u.email_verified_at is not null
  and ${wantsMailSql('emailProduct', 'u')}`;

/** Returns true when any news are unfinished. */
export async function isNewsDue(db: Queryable): Promise<boolean> {
  return (await db.query('select 1 from product_news where finished_at is null limit 1')).length > 0;
}

/** Returns the oldest unfinished news. */
export function unfinishedNews(db: Queryable): Promise<UnfinishedNews | undefined> {
  return first<UnfinishedNews>(
    db,
    'select id, after_user_id, content from product_news where finished_at is null order by id limit 1',
  );
}

/** Stores news to send. Returns false when the same content was stored before. */
export async function insertNews(db: Queryable, hash: Buffer, content: NewsContent): Promise<boolean> {
  const rows = await db.query(
    'insert into product_news (content_hash, content) values ($1, $2) on conflict do nothing returning id',
    [hash, json(content)],
  );
  return rows.length > 0;
}

/** Counts the members who asked for news and have a confirmed address. */
export async function countNewsReaders(db: Queryable): Promise<number> {
  return (await first<{ count: number }>(db, `select count(*)::int as count from ${WANTING}`))?.count ?? 0;
}

/** Returns the next members who asked for news, by id. */
export function newsReaders(db: Queryable, afterId: string, count: number): Promise<MailedAccount[]> {
  return db.query<MailedAccount>(
    `select u.id, u.email, u.locale from ${WANTING} and u.id > $1 order by u.id limit $2`,
    [afterId, count],
  );
}

/**
 * Moves on from one member to another in the list of readers. Returns false when another process did.
 *
 * @param step.sent number of mails that were queued meanwhile
 */
export async function moveOn(
  tx: Queryable,
  { id, after_user_id: before }: UnfinishedNews,
  { after, sent }: { after: string; sent: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update product_news set after_user_id = $3, sent_count = sent_count + $4
      where id = $1 and after_user_id = $2 and finished_at is null returning id`,
    [id, before, after, sent],
  );
  return rows.length > 0;
}

/** Records that news were sent to everybody who asked. */
export async function finishNews(db: Queryable, id: string): Promise<void> {
  await db.query('update product_news set finished_at = now() where id = $1', [id]);
}
