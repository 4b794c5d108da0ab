import type { Database } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { MailedAccount } from '#server/entities/user/mail-recipient-repository.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { reachedMember } from '#server/modules/notifications/mail/mail-readers-repository.ts';
import { quietUntil } from '#server/modules/notifications/push/quiet-hours.ts';
import type { Services } from '#server/services.ts';
import { newsIn } from './news-content.ts';
import {
  finishNews,
  moveOn,
  newsReaders,
  type UnfinishedNews,
  unfinishedNews,
} from './product-news-repository.ts';

export interface NewsRound {
  db: Database;
  services: Pick<Services, 'now' | 'jobs' | 'keys' | 'publicUrl' | 'imprint'>;
  /** Ends the round after the current batch. */
  signal: AbortSignal;
  /** Called for a mail that could not be composed; the others go on. */
  onFault: (error: unknown, userId: string) => void;
}

/** Number of members whose mails are queued in one transaction. */
const BATCH_SIZE = 50;

/**
 * Sends unfinished news to the members who asked for them; in the quiet hours of a member, at their end. The mails of a batch are queued in the transaction that moves
 * on to the next one, so a process that ends in between repeats no mail.
 */
export async function sendProductNews(round: NewsRound): Promise<void> {
  const { db, signal } = round;
  while (!signal.aborted) {
    const news = await unfinishedNews(db);
    if (!news) return;
    const readers = await newsReaders(db, news.after_user_id, BATCH_SIZE);
    const last = readers.at(-1);
    if (!last) await finishNews(db, news.id);
    else await sendBatch(round, news, readers, last.id);
  }
}

async function sendBatch(
  round: NewsRound,
  news: UnfinishedNews,
  readers: readonly MailedAccount[],
  after: string,
): Promise<void> {
  const { db, services } = round;
  const orders: MailOrder[] = [];
  for (const reader of readers) {
    const order = await composeNews(round, news, reader);
    if (order) orders.push(order);
  }
  await db.transaction(async (tx) => {
    if (!(await moveOn(tx, news, { after, sent: orders.length }))) return;
    for (const order of orders) await enqueueMail(tx, services, order);
  });
}

async function composeNews(
  { db, services, onFault }: NewsRound,
  { id, content }: UnfinishedNews,
  reader: MailedAccount,
): Promise<MailOrder | undefined> {
  try {
    const cause = `${id}:${reader.id}`;
    const reached = await reachedMember(db, reader.id);
    if (!reached?.wants.emailProduct) return undefined;
    const now = services.now();
    const quiet = quietUntil(now, reached.quietHours);
    const props = newsIn(content, reader.locale);
    const order = await accountMail(db, services, reader, 'productNews', props, { cause });
    return quiet === undefined ? order : { ...order, delaySeconds: Math.ceil((quiet - now) / 1000) };
  } catch (error) {
    onFault(error, reader.id);
    return undefined;
  }
}
