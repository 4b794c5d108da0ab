import type { Database, Queryable } from '#server/db/database.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import type { MailProps } from '#server/mail/templates/render-mail.tsx';
import {
  type ReachedMember,
  reachedMember,
} from '#server/modules/notifications/mail/mail-readers-repository.ts';
import { isStillReached } from '#server/modules/notifications/mail/mail-waiting-repository.ts';
import { cut } from '#server/modules/notifications/push/pushed.ts';
import { quietUntil } from '#server/modules/notifications/push/quiet-hours.ts';
import type { Services } from '#server/services.ts';
import { dueBeforeLast, lastDue, morningAhead, nextDue, type Rhythm } from './digest-hours.ts';
import { digestPosts } from './digest-posts.ts';
import {
  claimDigests,
  type DigestOutcome,
  type DueDigest,
  digestCandidates,
  endDigest,
  finishDigest,
  mostNotedPost,
  postponeDigest,
} from './digest-repository.ts';

export interface DigestRound {
  db: Database;
  services: Pick<Services, 'now' | 'jobs' | 'keys' | 'publicUrl' | 'imprint'>;
  /** Ends the round after the current digests. */
  signal: AbortSignal;
  /** Called for a digest that could not be composed, such as by a broken template; the others go on. */
  onFault: (error: unknown, userId: string) => void;
}

const DAY_MS = 86_400_000;
/** Lease of a digest by one process, in milliseconds: longer than one claim takes. */
const LEASE_MS = 10 * 60_000;
/** Pause before a digest that could not be composed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 6 * 3_600_000;
/** Pause before a digest whose posts changed while it was composed is composed again, in milliseconds. */
const CHOOSE_AGAIN_AFTER_MS = 60_000;
/** Time without a visit after which the member is asked whether the digest should go on, in milliseconds. */
const ASKED_AFTER_MS = 28 * DAY_MS;
/** Number of digests composed concurrently, so that statements of one run while another is rendered. */
const MAX_PARALLEL = 4;
/** Number of topics in the subject. */
const MAX_TOPICS = 3;

/**
 * Sends the digests that are due. Safe to run in several processes at once. The outcome of a digest is recorded in the
 * transaction that queues it, so each is sent once; what a process that ended has leased is due again when the lease
 * ends.
 */
export async function sendDigests(round: DigestRound): Promise<void> {
  const { db, services, signal } = round;
  while (!signal.aborted) {
    const now = services.now();
    const lease = now + LEASE_MS;
    const due = await claimDigests(db, now, lease);
    if (due.length === 0) return;
    const rest = [...due];
    const work = async (): Promise<void> => {
      for (let one = rest.shift(); one && !signal.aborted; one = rest.shift()) {
        await sendOne(round, one, { now, lease });
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
  }
}

interface Times {
  now: number;
  /** End of this process's lease of the digest. */
  lease: number;
}

async function sendOne(round: DigestRound, due: DueDigest, times: Times): Promise<void> {
  try {
    await sendDue(round, due, times);
  } catch (error) {
    round.onFault(error, due.user_id);
    await postponeDigest(round.db, due.user_id, times.now + RETRY_AFTER_MS);
  }
}

async function sendDue(round: DigestRound, due: DueDigest, times: Times): Promise<void> {
  const { db } = round;
  const { now } = times;
  const reader = await reachedMember(db, due.user_id);
  // An account that is suspended or has no confirmed address keeps its digest for later.
  if (!reader) return postponeDigest(db, due.user_id, now + DAY_MS);
  const rhythm = rhythmOf(reader);
  if (!rhythm) return endDigest(db, due.user_id);
  const { timezone } = reader.quietHours;
  // A moment in the future was written by a clock that was wrong.
  const earliest = dueBeforeLast(now, rhythm, timezone);
  const since = due.since > now ? earliest : due.since;
  const next = nextDue(now, rhythm, timezone);
  if (since >= lastDue(now, rhythm, timezone)) return postponeDigest(db, due.user_id, next);
  const later = quietUntil(now, reader.quietHours) ?? morningAhead(now, timezone);
  if (later !== undefined) return postponeDigest(db, due.user_id, later);
  if (due.visited < now - ASKED_AFTER_MS) return ask(round, reader, due, { ...times, next });
  const from = Math.max(due.visited, since, earliest);
  await tell(round, reader, { ...times, next, from, rhythm });
}

function rhythmOf({ wants }: ReachedMember): Rhythm | undefined {
  return wants.emailDigest === 'weekly' || wants.emailDigest === 'daily' ? wants.emailDigest : undefined;
}

/** Asks a member who stayed away whether the digest should go on, once; it goes on with the next visit. */
async function ask(
  round: DigestRound,
  reader: ReachedMember,
  due: DueDigest,
  { now, lease, next }: Times & { next: number },
): Promise<void> {
  const { db, services } = round;
  if (due.asked !== null && due.asked >= due.visited) {
    return postponeDigest(db, reader.userId, next);
  }
  const props = { link: `${services.publicUrl}/dashboard` };
  const cause = `${reader.userId}:${due.visited}`;
  const order = await accountMail(db, services, reader.account, 'digestQuestion', props, { cause });
  await db.transaction(async (tx) => {
    const outcome = { since: now, dueAt: next, asked: now };
    if (!(await mayFinish(tx, reader, lease, outcome))) return;
    await enqueueMail(tx, services, order);
  });
}

/** Records an outcome, unless the lease is gone or the member is no longer reached under the address. */
async function mayFinish(
  tx: Queryable,
  { userId, account }: ReachedMember,
  lease: number,
  outcome: DigestOutcome,
): Promise<boolean> {
  return (
    (await isStillReached(tx, userId, account.email)) && (await finishDigest(tx, userId, lease, outcome))
  );
}

interface Span extends Times {
  next: number;
  from: number;
  rhythm: Rhythm;
}

/** Sends a digest, or none when there is nothing to tell. */
async function tell(
  round: DigestRound,
  reader: ReachedMember,
  { now, lease, next, from, rhythm }: Span,
): Promise<void> {
  const { db, services } = round;
  const { userId } = reader;
  const { publicUrl } = services;
  const candidates = await digestCandidates(db, userId, { from, until: now });
  const posts = await digestPosts(db, userId, candidates, publicUrl);
  const outcome = { since: now, dueAt: next };
  if (posts.length === 0) {
    await finishDigest(db, userId, lease, outcome);
    return;
  }
  const own = await ownNews(db, reader, from, publicUrl);
  const topics = topicsOf(posts);
  const shown = posts.map(({ id: _id, ...post }) => post);
  const link = `${publicUrl}/dashboard`;
  const props = { rhythm, nextAt: next, from, until: now, topics, posts: shown, link, ...(own && { own }) };
  const cause = `${userId}:${next}`;
  const order = await accountMail(db, services, reader.account, 'digest', props, { cause });
  const ids = posts.map(({ id }) => id);
  const isChanged = await db.transaction(async (tx) => {
    // A post that is gone, or may no longer be seen, since the digest was composed.
    const again = await digestPosts(tx, userId, ids, publicUrl);
    if (JSON.stringify(again) !== JSON.stringify(posts)) return true;
    if (!(await mayFinish(tx, reader, lease, outcome))) return false;
    await enqueueMail(tx, services, order);
    return false;
  });
  if (isChanged) await postponeDigest(db, userId, now + CHOOSE_AGAIN_AFTER_MS);
}

/** Returns the first tags of the posts, or the blogs of those without one. */
function topicsOf(posts: readonly { tag: string; blog: { name: string } }[]): string[] {
  const topics = posts.map(({ tag, blog }) => tag || blog.name);
  return [...new Map(topics.map((topic) => [topic.toLowerCase(), topic])).values()].slice(0, MAX_TOPICS);
}

/** Returns what happened to the member's own posts: the one with the most new notes. */
async function ownNews(
  db: Queryable,
  { userId }: ReachedMember,
  from: number,
  publicUrl: string,
): Promise<MailProps<'digest'>['own']> {
  const noted = await mostNotedPost(db, userId, from);
  if (!noted) return undefined;
  const { id, name, summary, notes } = noted;
  const link = `${publicUrl}${postUrl(name, id, '')}`;
  return { blog: { name }, title: cut(summary) ?? name, link, notes };
}
