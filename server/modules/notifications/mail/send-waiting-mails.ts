import { createHash } from 'node:crypto';
import { timeOfId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import type { MailCause, MailNews, WaitingMail } from '#server/mail/mail-cause.ts';
import { quietUntil } from '#server/modules/notifications/push/quiet-hours.ts';
import type { Services } from '#server/services.ts';
import { type ReachedMember, reachedMember } from './mail-readers-repository.ts';
import {
  claimMailGroups,
  dropMails,
  holdMails,
  isStillReached,
  lockMails,
  type MailGroup,
  markMailTold,
  toldTimes,
  waitingMails,
} from './mail-waiting-repository.ts';

export interface MailRound {
  db: Database;
  services: Pick<Services, 'now' | 'jobs' | 'keys' | 'publicUrl' | 'imprint'>;
  causes: readonly MailCause[];
  /** Ends the round after the current mail. */
  signal: AbortSignal;
  /** Called for a mail that could not be composed, such as by a broken template; the others go on. */
  onFault: (error: unknown, about: { kind: string; userId: string }) => void;
}

/** Lease of events by one process, in milliseconds: longer than one claim takes. */
const LEASE_MS = 10 * 60_000;
/** Pause before a mail that could not be composed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 30 * 60_000;
/**
 * Pause before news that changed while their mail was composed are chosen again, in milliseconds. News that change all
 * the time would otherwise be chosen in a loop without an end.
 */
const CHOOSE_AGAIN_AFTER_MS = 60_000;

/**
 * Mails the events of the outbox that are due. Safe to run in several processes at once. The events of a mail are
 * deleted in the transaction that queues it, so each is told once; what a process that ended has leased is due again
 * when the lease ends.
 */
export async function sendWaitingMails(round: MailRound): Promise<void> {
  const { db, services, signal } = round;
  while (!signal.aborted) {
    const now = services.now();
    const groups = await db.transaction((tx) => claimMailGroups(tx, now, now + LEASE_MS));
    if (groups.length === 0) return;
    for (const group of groups) {
      if (signal.aborted) return;
      await tellGroup(round, group, now);
    }
  }
}

async function tellGroup(round: MailRound, group: MailGroup, now: number): Promise<void> {
  const { db, onFault } = round;
  const waiting = await waitingMails(db, group, now);
  try {
    await tellWaiting(round, group, waiting, now);
  } catch (error) {
    onFault(error, { kind: group.kind, userId: group.user_id });
    await holdMails(db, group, waiting, now + RETRY_AFTER_MS);
  }
}

async function tellWaiting(
  round: MailRound,
  group: MailGroup,
  waiting: readonly WaitingMail[],
  now: number,
): Promise<void> {
  const { db, services } = round;
  const cause = round.causes.find(({ kind }) => kind === group.kind);
  const reader = cause && (await reachedMember(db, group.user_id));
  if (!cause || !reader?.wants[cause.setting]) {
    await dropMails(db, group, waiting);
    return;
  }
  const quiet = quietUntil(now, reader.quietHours);
  if (quiet !== undefined) return holdMails(db, group, waiting, quiet);
  const due = await holdEarly(db, group, { cause, reader, waiting, now });
  const news = await cause.newsOf({ db, publicUrl: services.publicUrl }, reader, due);
  const told = new Set(news.flatMap(({ tells }) => tells.map(keyOf)));
  await dropMails(
    db,
    group,
    due.filter((one) => !told.has(keyOf(one))),
  );
  const times = await toldTimes(db, group);
  for (const one of news) {
    const until = Math.max(0, ...one.groups.map(({ id }) => heldUntil(times.get(id), cause.rollUpMs, now)));
    if (until > now) await holdMails(db, group, one.tells, until);
    else await tell(round, group, { cause, reader, news: one, now });
  }
}

const keyOf = ({ subjectId, blogId }: WaitingMail): string => `${subjectId} ${blogId}`;

/** Returns until when a group is rolled up. A mail in the future was dated by a clock that was wrong: it holds nothing. */
function heldUntil(told: number | undefined, rollUpMs: number, now: number): number {
  return told === undefined || told > now ? 0 : told + rollUpMs;
}

interface Choice {
  cause: MailCause;
  reader: ReachedMember;
  now: number;
}

/** Holds events back whose hour has not come; returns the others. */
async function holdEarly(
  db: Database,
  group: MailGroup,
  { cause, reader, waiting, now }: Choice & { waiting: readonly WaitingMail[] },
): Promise<readonly WaitingMail[]> {
  const { dueAt } = cause;
  if (!dueAt) return waiting;
  const dueOf = ({ subjectId }: WaitingMail) => dueAt(timeOfId(subjectId), reader.quietHours.timezone);
  const early = Map.groupBy(
    waiting.filter((one) => dueOf(one) > now),
    dueOf,
  );
  for (const [until, rows] of early) await holdMails(db, group, rows, until);
  return waiting.filter((one) => dueOf(one) <= now);
}

/**
 * Composes a mail, and queues it if everything it tells is still so: the news are chosen again in the transaction, and
 * a difference leaves the events to a round a minute later.
 */
async function tell(
  { db, services }: MailRound,
  group: MailGroup,
  { cause, reader, news, now }: Choice & { news: MailNews },
): Promise<void> {
  const named = { cause: causeOf(group, news) };
  const order = await accountMail(db, services, reader.account, cause.kind, news.props, named);
  const isTold = await db.transaction(async (tx) => {
    // Another process that told them deleted them.
    if (!(await lockMails(tx, group, news.tells))) return false;
    if (!(await isStillReached(tx, group.user_id, order.mail.to))) return false;
    const context = { db: tx, publicUrl: services.publicUrl };
    const again = await cause.newsOf(context, reader, news.tells);
    if (JSON.stringify(again) !== JSON.stringify([news])) return false;
    await dropMails(tx, group, news.tells);
    await markMailTold(tx, group, news.groups, now);
    await enqueueMail(tx, services, order);
    return true;
  });
  if (!isTold) await holdMails(db, group, news.tells, now + CHOOSE_AGAIN_AFTER_MS);
}

/** Returns the name of what causes a mail: its events. */
function causeOf({ user_id: userId }: MailGroup, { tells }: MailNews): string {
  const events = createHash('sha256').update(tells.map(keyOf).join()).digest('base64url');
  return `${userId}:${events}`;
}
