import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { type NamedRule, recordCommunityAct } from '../audit-log-repository.ts';
import { insertDecision } from '../decisions-repository.ts';
import { closeItem, type ItemRow, type ModeratedThing } from '../queue/items-repository.ts';
import { settleReports } from '../reports/reports-repository.ts';
import { actOn } from './effects.ts';

type Schemas = components['schemas'];
type Action = Schemas['ModerationAction'];

/** A decision as a moderator asks for it. */
export interface DecisionRequest {
  action: Action;
  categories?: readonly Schemas['ContentLabelCategory'][] | undefined;
  reason?: Schemas['ModerationReason'] | undefined;
  rule: NamedRule | null;
  message?: string | undefined;
  reporterMessage?: string | undefined;
  note?: string | undefined;
  by: { userId: string; blogId: string };
  /** Milliseconds since 1970. */
  now: number;
}

/** Past tenses of the acts, as the log names them. */
const DONE: Readonly<Record<Action, string>> = {
  approve: 'approved',
  remove: 'removed',
  label: 'labeled',
  unlabel: 'unlabeled',
  restore: 'restored',
  send_back: 'sent_back',
  escalate: 'escalated',
};

/** The acts that say that a report was right. */
const AGREES: ReadonlySet<Action> = new Set(['remove', 'label', 'send_back', 'escalate']);

const MINUTE_MS = 60_000;

/** Returns when the notices of a decision are sent that is made now. */
export function noticeDueAt(now: number): Date {
  return new Date(now + limits.noticeDelayMinutes * MINUTE_MS);
}

/**
 * Decides about a post or a comment: carries the act out, settles the reports and the entry of the queue, which the
 * caller has locked, and writes the log. Returns the id of the decision; `done` or `gone` when there was nothing to do.
 */
export async function decide(
  tx: Queryable,
  community: CommunityRow,
  { item, thing }: { item: ItemRow; thing: ModeratedThing },
  request: DecisionRequest,
): Promise<{ id: string } | 'done' | 'gone'> {
  const { action, by, note = '' } = request;
  const outcome = await actOn(tx, thing, { ...request, userId: by.userId });
  if (typeof outcome === 'string') return outcome;
  const wasWaiting = outcome.before.hiddenState !== undefined;
  const tells = action !== 'approve' || wasWaiting || item.report_count > 0;
  const id = await insertDecision(tx, {
    communityId: community.id,
    action,
    ...{ userId: thing.userId, blogId: thing.blogId, post: thing.post, commentId: thing.commentId },
    ...{ reason: request.reason, rule: request.rule, note },
    ...{ message: request.message, reporterMessage: request.reporterMessage },
    noticeDueAt: tells ? noticeDueAt(request.now) : null,
    by: { kind: 'member', ...by },
    before: outcome.before,
  });
  await settleReports(tx, item.id, { decisionId: id, state: AGREES.has(action) ? 'acted' : 'dismissed' });
  await closeItem(tx, item.id, id);
  const kind = thing.commentId === undefined ? 'post' : 'comment';
  await recordCommunityAct(tx, {
    communityId: community.id,
    type: `${kind}s`,
    action: `${kind}_${DONE[action]}`,
    actor: { kind: 'member', blogId: by.blogId },
    ...{ targetBlogId: thing.blogId, postId: thing.post.id, commentId: thing.commentId ?? null },
    ...{ decisionId: id, reason: request.reason ?? null, rule: request.rule, note },
  });
  return { id };
}

/**
 * Dismisses the reports about a member, whom the entry of the queue is about: the reporters hear of it, the member does
 * not. The caller has locked the entry. Returns the id of the decision.
 */
export async function dismissReportsOfMember(
  tx: Queryable,
  community: CommunityRow,
  item: ItemRow,
  { action, by, note = '', reporterMessage, now }: DecisionRequest,
): Promise<string> {
  const communityId = community.id;
  const id = await insertDecision(tx, {
    ...{ communityId, action, userId: item.user_id, blogId: item.blog_id, note, reporterMessage },
    noticeDueAt: noticeDueAt(now),
    by: { kind: 'member', ...by },
  });
  await settleReports(tx, item.id, { decisionId: id, state: 'dismissed' });
  await closeItem(tx, item.id, id);
  await recordCommunityAct(tx, {
    communityId,
    type: 'members',
    action: 'member_approved',
    actor: { kind: 'member', blogId: by.blogId },
    ...{ targetBlogId: item.blog_id, decisionId: id, note },
  });
  return id;
}
