import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { settleEscalated } from '#server/modules/communities/moderation/acts/escalated.ts';
import { type FlagRow, lowerFlag, raiseFlag } from '#server/modules/moderation/review/flags-repository.ts';
import {
  removeReportedReply,
  restoreTakenDown,
  setStaffLabel,
  setSuspended,
  takeDown,
} from './outcomes-repository.ts';
import type { QueuedReport } from './reports-queue-repository.ts';

type Outcome = components['schemas']['ReportOutcome'];

/** Outcomes allowed per kind of reported content. */
const ALLOWED_OUTCOMES: Readonly<Record<QueuedReport['kind'], readonly Outcome[]>> = {
  post: ['dismiss', 'label', 'remove', 'suspend'],
  reply: ['dismiss', 'remove', 'suspend'],
  blog: ['dismiss', 'suspend'],
  conversation: ['dismiss', 'suspend'],
};

/** Reason of a flag by the reason of the report; others map to `other`. */
const REASONS: Readonly<Record<string, FlagRow['reason']>> = {
  spam: 'spam',
  violence: 'violence',
  adult_content: 'adult_content',
  copyright: 'copyright',
};

/** Reverts the previous decision. A deleted reply stays deleted. */
async function undo(tx: Queryable, { outcome, blog_id, post_id, kind }: QueuedReport): Promise<void> {
  if (outcome === 'suspend') await setSuspended(tx, blog_id, false);
  if (kind !== 'post' || post_id === null) return;
  await lowerFlag(tx, blog_id, post_id);
  if (outcome === 'label') await setStaffLabel(tx, blog_id, post_id, false);
  if (outcome === 'remove') await restoreTakenDown(tx, blog_id, post_id);
}

/**
 * Applies a decision to the reported content, in place of the previous one.
 *
 * @param message message to its author; empty for none
 * @throws DomainError not-in-this-state when the outcome does not fit the kind of content, or the content is deleted
 */
export async function applyOutcome(
  tx: Queryable,
  report: QueuedReport,
  outcome: Outcome,
  message: string,
): Promise<void> {
  const { kind, blog_id, post_id, reply_id } = report;
  if (!ALLOWED_OUTCOMES[kind].includes(outcome)) {
    throw domainError('invalid-request-param', { field: 'outcome', reason: 'outcome' });
  }
  if (kind === 'post' && post_id !== null && outcome !== 'suspend') {
    await settleEscalated(tx, { id: post_id, blog_id }, outcome === 'remove' ? 'removed' : 'shown');
  }
  if (report.outcome === outcome) return;
  await undo(tx, report);
  if (outcome === 'suspend') await setSuspended(tx, blog_id, true);
  if (outcome === 'remove' && reply_id !== null) await removeReportedReply(tx, reply_id);
  if (kind !== 'post' || post_id === null || (outcome !== 'label' && outcome !== 'remove')) return;
  const flag = { outcome, message, reason: REASONS[report.reason] ?? 'other' };
  const isDone =
    outcome === 'label'
      ? await setStaffLabel(tx, blog_id, post_id, true)
      : await takeDown(tx, blog_id, post_id);
  // Content that its author deleted meanwhile needs no flag.
  if (isDone) await raiseFlag(tx, blog_id, post_id, flag);
}
