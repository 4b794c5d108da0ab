import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { DecisionAction, DecisionRow } from './decisions-repository.ts';

type Schemas = components['schemas'];

/** Time within which a moderator may undo their own decision; admins may at any time. */
export const UNDO_HOURS = 24;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

/** The decisions that take something from whom they are about, who may appeal against them. */
const AGAINST: ReadonlySet<DecisionAction> = new Set([
  'remove',
  'label',
  'send_back',
  'escalate',
  'mute',
  'ban',
]);

/** The reader of decisions of a community. */
export interface DecisionReader {
  db: Queryable;
  community: CommunityRow;
  viewerId: string;
  /** Seconds since 1970. */
  now: number;
}

/** Returns the end of the time in which somebody may appeal, in seconds since 1970. */
function appealUntil({ decided }: DecisionRow): number {
  return decided + limits.appealDays * DAY_SECONDS;
}

/**
 * Returns true when a decision can be appealed: one that takes something, holds and is not older than 30 days.
 *
 * @param now seconds since 1970
 */
export function isAppealable(row: DecisionRow, now: number): boolean {
  return AGAINST.has(row.action) && row.revoked === null && now < appealUntil(row);
}

/** Returns true when the viewer may appeal against a decision: the person it is about, once and within 30 days. */
export function mayAppeal(row: DecisionRow, { viewerId, now }: DecisionReader): boolean {
  return row.user_id === viewerId && row.appeal_state === null && isAppealable(row, now);
}

/** Returns true for a decision about a member that has nothing to undo: they join again, or are muted anew. */
function isFinal({ kind, action }: DecisionRow): boolean {
  return kind === 'member' && !(action === 'mute' || action === 'ban' || action === 'approve');
}

/** Returns true when the viewer may undo a decision: an admin, or the moderator who made it within 24 hours. */
export function mayRevoke(row: DecisionRow, { community, viewerId, now }: DecisionReader): boolean {
  if (row.revoked !== null || !isModerator(community) || isFinal(row)) return false;
  if (community.viewer_role === 'admin') return true;
  return row.decided_by === viewerId && now < row.decided + UNDO_HOURS * HOUR_SECONDS;
}

/** Returns a rule as it was worded; undefined for none. */
export function presentRule(row: {
  rule_id: string | null;
  rule_text: string | null;
}): Schemas['RuleSnapshot'] | undefined {
  if (row.rule_text === null) return undefined;
  return { ...(row.rule_id === null ? {} : { id: row.rule_id }), text: row.rule_text };
}

function presentAppeal(row: DecisionRow): Pick<Schemas['ModerationDecision'], 'appeal'> {
  if (row.appeal_text === null || row.appeal_state === null || row.appealed === null) return {};
  return {
    appeal: {
      text: row.appeal_text,
      sentTs: row.appealed,
      state: row.appeal_state,
      ...(row.appeal_message === '' ? {} : { message: row.appeal_message }),
      ...(row.appeal_decided === null ? {} : { decidedTs: row.appeal_decided }),
    },
  };
}

/** Returns what moderators alone see of a decision. */
function fieldsOfModerators(
  row: DecisionRow,
  blogs: ReadonlyMap<string, BlogRow>,
  viewerId: string,
): Partial<Schemas['ModerationDecision']> {
  const by = row.decided_as === null ? undefined : blogs.get(row.decided_as);
  return {
    ...(row.reporter_message === '' ? {} : { reporterMessage: row.reporter_message }),
    ...(row.note === '' ? {} : { note: row.note }),
    ...(by ? { decidedBy: presentBlogRef(by, viewerId) } : {}),
  };
}

function presentDecision(
  row: DecisionRow,
  blogs: ReadonlyMap<string, BlogRow>,
  reader: DecisionReader,
): Schemas['ModerationDecision'] {
  const { viewerId, community } = reader;
  const rule = presentRule(row);
  const blog = row.blog_id === null ? undefined : blogs.get(row.blog_id);
  const canAppeal = mayAppeal(row, reader);
  return {
    id: row.id,
    kind: row.kind,
    action: row.action,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(rule ? { rule } : {}),
    ...(row.message === '' ? {} : { message: row.message }),
    ...(row.notice_due === null ? {} : { noticeDueTs: row.notice_due }),
    ...(row.ends === null ? {} : { endsTs: row.ends }),
    actorKind: row.actor_kind,
    decidedTs: row.decided,
    ...(row.post_id === null ? {} : { postId: row.post_id }),
    ...(row.comment_id === null ? {} : { commentId: row.comment_id }),
    ...(blog ? { blog: presentBlogRef(blog, viewerId) } : {}),
    canAppeal,
    ...(canAppeal ? { appealUntilTs: appealUntil(row) } : {}),
    canRevoke: mayRevoke(row, reader),
    ...presentAppeal(row),
    ...(isModerator(community) ? fieldsOfModerators(row, blogs, viewerId) : {}),
  };
}

/**
 * Returns decisions in the contract's shape, for a whole page at once. Moderators see note, the words to reporters and
 * who decided; whom a decision is about sees the rest.
 */
export async function presentDecisions(
  rows: readonly DecisionRow[],
  reader: DecisionReader,
): Promise<Schemas['ModerationDecision'][]> {
  const ids = rows.flatMap(({ blog_id, decided_as }) => [blog_id ?? [], decided_as ?? []].flat());
  const blogs = await blogsByIds(reader.db, [...new Set(ids)], reader.viewerId);
  return rows.map((row) => presentDecision(row, blogs, reader));
}
