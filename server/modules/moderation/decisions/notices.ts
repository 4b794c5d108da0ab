import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { notifyOfFlag } from '#server/notifications/notifications-repository.ts';
import type { Services } from '#server/services.ts';
import { readItemId } from '../staff-queue/item-id.ts';
import { type DecisionRow, decisionsByIds } from './decisions-repository.ts';
import {
  dueDecisions,
  markTold,
  nameOfBlog,
  type Recipient,
  recipient,
  reportersOf,
} from './notices-repository.ts';

type MailServices = Pick<Services, 'publicUrl' | 'imprint' | 'keys' | 'jobs'>;

/** Composes the mail to the author; undefined for an outcome that they are not told of. */
async function mailToAuthor(
  tx: Queryable,
  services: MailServices,
  row: DecisionRow,
  author: Recipient,
): Promise<MailOrder | undefined> {
  const { outcome, id: cause, author_message: message } = row;
  const isPost = row.item_id.startsWith('post:');
  const review = `${services.publicUrl}/blog/${await nameOfBlog(tx, row.blog_id)}/review`;
  const support = `${services.publicUrl}/support`;
  switch (outcome) {
    case 'dismiss':
      return undefined;
    case 'accepted':
      return accountMail(tx, services, author, 'appealAccepted', { message, link: review }, { cause });
    case 'rejected':
      return accountMail(tx, services, author, 'appealRejected', { message, link: review }, { cause });
    case 'suspend':
      return accountMail(
        tx,
        services,
        author,
        'blogClosed',
        { message, link: support, ...(row.ends === null ? {} : { until: row.ends * 1000 }) },
        { cause },
      );
    case 'label':
      return accountMail(tx, services, author, 'labelled', { message, link: review }, { cause });
    case 'remove': {
      const kind = isPost ? 'postTakenDown' : 'takenDown';
      return accountMail(tx, services, author, kind, { message, link: isPost ? review : support }, { cause });
    }
  }
}

/** Notifies the author's blog of a flag or of the answer to an appeal. */
async function notifyAuthor(tx: Queryable, { outcome, item_id, before }: DecisionRow): Promise<void> {
  const flagId = before.effects?.flagId;
  const ref = readItemId(item_id);
  if (flagId !== undefined) await notifyOfFlag(tx, flagId, 'flag');
  if (ref?.kind !== 'appeal') return;
  await notifyOfFlag(tx, ref.subjectId, outcome === 'accepted' ? 'appealAccepted' : 'appealRejected');
}

async function tellReporters(tx: Queryable, services: MailServices, row: DecisionRow): Promise<void> {
  const { id, outcome, item_id, before, reporter_message: message } = row;
  const kind = readItemId(item_id)?.kind;
  if (kind === undefined || outcome === 'accepted' || outcome === 'rejected') return;
  const blog = await nameOfBlog(tx, row.blog_id);
  for (const one of await reportersOf(tx, kind, { id, outcome, reports: before.reports ?? [] })) {
    const told = { outcome, blog, message };
    const cause = `${id} ${one.report_id}`;
    await enqueueMail(tx, services, await accountMail(tx, services, one, 'reportDecided', told, { cause }));
  }
}

async function tellOf(tx: Queryable, services: MailServices, row: DecisionRow): Promise<void> {
  if (row.before.isSame !== true) {
    await notifyAuthor(tx, row);
    const author = row.author_id === null ? undefined : await recipient(tx, row.author_id);
    const mail = author && (await mailToAuthor(tx, services, row, author));
    if (mail) await enqueueMail(tx, services, mail);
  }
  await tellReporters(tx, services, row);
}

/**
 * Sends all notices that are due, each once, also by concurrent processes: a decision is marked in the transaction that
 * queues its mails. One that fails does not keep the others back.
 */
export async function sendDueNotices({ db, services }: WorkContext): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await dueDecisions(db)) {
    await db
      .transaction(async (tx) => {
        if (!(await markTold(tx, id))) return;
        const row = (await decisionsByIds(tx, [id])).get(id);
        if (row) await tellOf(tx, services, row);
      })
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
