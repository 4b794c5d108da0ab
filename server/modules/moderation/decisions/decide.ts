import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { authorOf } from '../queue/reports-queue-repository.ts';
import { flagRowOf } from '../review/flags-repository.ts';
import { deleteClaim, otherClaimer } from '../staff-queue/claims-repository.ts';
import { readItemId } from '../staff-queue/item-id.ts';
import { type LockedItem, lockItem, settleReports } from '../staff-queue/locked-item-repository.ts';
import { applyToAppeal, reopenAppealed } from './appeal-effects.ts';
import {
  type Before,
  type DecisionRow,
  insertDecision,
  lockCurrent,
  replaceDecision,
  setBefore,
} from './decisions-repository.ts';
import { applyEffects, isFitting, revertEffects } from './effects.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['StaffOutcome'];

/** A decision as a staff member asks for it. */
export interface DecisionRequest {
  outcome: Outcome;
  /** By default the reason of the newest report. */
  reason?: Schemas['ReportReason'] | undefined;
  /** End of a suspension in seconds since 1970. */
  until?: number | undefined;
  authorMessage: string;
  reporterMessage: string;
  /** The decision in whose place it comes; true for whichever holds. */
  replaces?: string | true | undefined;
  staffId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** An entry that was not decided, and why. */
export interface Skipped {
  itemId: string;
  skipped: 'claimed' | 'settled' | 'gone' | 'outcome';
  /** The staff member who has claimed it. */
  claimedBy?: string;
  /** The decision that was taken first. */
  decisionId?: string;
}

/** A decision that was made. */
export interface Made {
  itemId: string;
  decisionId: string;
}

const SECOND_MS = 1000;

/** Reasons of decisions; those of other calls map to `other`. */
const REPORT_REASONS: readonly Schemas['ReportReason'][] = [
  ...(['spam', 'harassment', 'hate', 'violence', 'self_harm', 'adult_content', 'minors'] as const),
  ...(['private_information', 'impersonation', 'copyright', 'illegal'] as const),
];

/** Returns when the notices of a decision are sent that is made now. */
export function noticeDueAt(now: number): Date {
  return new Date(now + limits.staffNoticeSeconds * SECOND_MS);
}

/** Returns why an entry is not to be decided; undefined when it is. */
async function refusal(
  tx: Queryable,
  item: LockedItem,
  current: DecisionRow | undefined,
  { staffId, replaces, outcome }: DecisionRequest,
): Promise<Skipped | undefined> {
  const itemId = item.id;
  const claimedBy = await otherClaimer(tx, itemId, staffId);
  if (claimedBy !== undefined) return { itemId, skipped: 'claimed', claimedBy };
  const isReplaced =
    current === undefined
      ? replaces === true && item.flag === undefined
      : [true, current.id].includes(replaces ?? '');
  const isTaken = item.isOpen ? typeof replaces === 'string' && current !== undefined : true;
  if (isTaken && !isReplaced) {
    return { itemId, skipped: 'settled', ...(current ? { decisionId: current.id } : {}) };
  }
  return isFitting(item, outcome) ? undefined : { itemId, skipped: 'outcome' };
}

/** Returns the outcome that holds about reported content: of the last decision, or of one before decisions were kept. */
function outcomeBefore(item: LockedItem, current: DecisionRow | undefined): Outcome | undefined {
  if (current) return current.is_ended ? 'dismiss' : current.outcome;
  const decided = item.reports.filter((one) => one.outcome !== null && one.decision_id === null);
  const last = decided.reduce<(typeof decided)[number] | undefined>(
    (found, one) =>
      found && Date.parse(found.decided_at ?? '') > Date.parse(one.decided_at ?? '') ? found : one,
    undefined,
  );
  return last?.outcome as Outcome | undefined;
}

/** Returns true when a decision says again what holds, so that it changes and tells nothing. */
function isSaidAgain(current: DecisionRow | undefined, request: DecisionRequest): boolean {
  const isTold = current === undefined || current.is_told;
  return isTold && request.authorMessage === '' && request.until === undefined;
}

async function applyToReported(
  tx: Queryable,
  { subject, ...item }: LockedItem & { subject: NonNullable<LockedItem['subject']> },
  { current, decisionId, reason }: { current: DecisionRow | undefined; decisionId: string; reason: string },
  request: DecisionRequest,
): Promise<Before> {
  const outcome = outcomeBefore(item, current);
  const { post_id, kind, blog_id } = subject;
  const isPost = kind === 'post' && post_id !== null;
  const flag = isPost ? await flagRowOf(tx, blog_id, post_id) : undefined;
  const before = { reports: item.reports, ...(outcome ? { outcome } : {}), ...(flag ? { flag } : {}) };
  const isSame = isSaidAgain(current, request);
  if (outcome === request.outcome && (isSame || outcome === 'suspend')) {
    const effects = current?.before.effects;
    return { ...before, isCarried: true, ...(isSame ? { isSame } : {}), ...(effects ? { effects } : {}) };
  }
  const about = { decisionId: current?.id ?? decisionId, effects: current?.before.effects };
  if (outcome !== undefined) await revertEffects(tx, subject, { ...about, outcome });
  const words = { reason, message: request.authorMessage };
  const effects = await applyEffects(tx, subject, { decisionId, outcome: request.outcome, flag: words });
  return { ...before, effects };
}

/** Replaces the decisions about the post of an accepted appeal, and dismisses its decided reports. */
async function settleAppealed(
  tx: Queryable,
  item: LockedItem,
  { postId, decisionId }: { postId: string; decisionId: string },
): Promise<Before> {
  const ofPost = await lockCurrent(tx, `post:${postId}`);
  if (ofPost) await replaceDecision(tx, ofPost.id, decisionId);
  const reports = item.reports.filter(({ state }) => state !== 'open');
  await settleReports(tx, { ...item, reports }, { outcome: 'dismiss', decisionId });
  return { reports };
}

async function applyToFlag(
  tx: Queryable,
  item: LockedItem & { flag: NonNullable<LockedItem['flag']> },
  decisionId: string,
  { outcome, authorMessage }: DecisionRequest,
): Promise<Before> {
  const isAccepted = outcome === 'accepted';
  const { post_id: postId } = item.flag;
  const before = isAccepted ? await settleAppealed(tx, item, { postId, decisionId }) : {};
  await applyToAppeal(tx, item.flag, { isAccepted, message: authorMessage });
  return before;
}

/** Opens a decided appeal again that is decided anew; undefined for every other entry. */
async function openedAppeal(
  tx: Queryable,
  item: LockedItem,
  current: DecisionRow | undefined,
  { now }: DecisionRequest,
): Promise<LockedItem | undefined> {
  if (!item.flag || item.isOpen || !current) return undefined;
  await reopenAppealed(tx, { ...item, flag: item.flag }, current, noticeDueAt(now));
  return lockItem(tx, item.ref);
}

async function audit(
  tx: Queryable,
  item: LockedItem,
  { outcome, authorMessage: message, until, staffId }: DecisionRequest,
): Promise<void> {
  if (item.flag) {
    const details = { outcome, ...(message ? { message } : {}) };
    await recordAuditEntry(tx, { staffId, act: 'decide-appeal', subjectId: item.flag.id, details });
    return;
  }
  const details = {
    ...{ outcome, kind: item.ref.kind },
    ...(message ? { message } : {}),
    ...(until === undefined ? {} : { until }),
  };
  const subjectId = item.reports[0]?.id ?? item.id;
  await recordAuditEntry(tx, { staffId, act: 'decide-report', subjectId, details });
}

/** Returns the reason of a decision about reports: as asked, or that of the newest report. */
function reasonOf({ subject }: LockedItem, { reason }: DecisionRequest): Schemas['ReportReason'] | null {
  if (!subject) return null;
  return reason ?? REPORT_REASONS.find((one) => one === subject.reason) ?? 'other';
}

/**
 * Decides about an entry that the caller has not locked: carries the outcome out, settles the reports, ends the claim
 * and writes the audit log. Every way to decide goes through it, so that of two decisions the second hears of the first.
 */
export async function decideItem(
  tx: Queryable,
  id: string,
  request: DecisionRequest,
): Promise<Made | Skipped> {
  const ref = readItemId(id);
  const found = ref && (await lockItem(tx, ref));
  if (!found) return { itemId: id, skipped: 'gone' };
  const current = await lockCurrent(tx, id);
  const refused = await refusal(tx, found, current, request);
  if (refused) return refused;
  const item = (await openedAppeal(tx, found, current, request)) ?? found;
  const { subject, flag } = item;
  const blogId = subject?.blog_id ?? flag?.blog_id;
  if (blogId === undefined) return { itemId: id, skipped: 'outcome' };
  const about = subject ?? {
    kind: 'post' as const,
    blog_id: blogId,
    post_id: flag?.post_id ?? null,
    reply_id: null,
  };
  const reason = reasonOf(item, request);
  const decisionId = await insertDecision(tx, {
    ...{ itemId: id, blogId, outcome: request.outcome, reason, staffId: request.staffId },
    ...{ authorId: (await authorOf(tx, about))?.id ?? null, until: request.until ?? null },
    ...{ authorMessage: request.authorMessage, reporterMessage: request.reporterMessage },
    noticeDueAt: noticeDueAt(request.now),
  });
  if (current) await replaceDecision(tx, current.id, decisionId);
  const made = { current, decisionId };
  const before = subject
    ? await applyToReported(tx, { ...item, subject }, { ...made, reason: reason ?? 'other' }, request)
    : flag
      ? await applyToFlag(tx, { ...item, flag }, decisionId, request)
      : {};
  await setBefore(tx, decisionId, before);
  if (subject) await settleReports(tx, item, { outcome: request.outcome, decisionId });
  await deleteClaim(tx, id);
  await audit(tx, item, request);
  return { itemId: id, decisionId };
}

/** Decides about an entry in a transaction of its own. */
export function decideOne(db: Database, id: string, request: DecisionRequest): Promise<Made | Skipped> {
  return db.transaction((tx) => decideItem(tx, id, request));
}

export function isSkipped(one: Made | Skipped): one is Skipped {
  return 'skipped' in one;
}
