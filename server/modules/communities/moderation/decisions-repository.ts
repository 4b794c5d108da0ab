import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable, type SqlValue } from '#server/db/database.ts';
import type { NamedRule } from './audit-log-repository.ts';

type Schemas = components['schemas'];
type Decision = Schemas['ModerationDecision'];

/** Values of `ModerationDecision.action`. */
export type DecisionAction = Schemas['ModerationAction'] | 'mute' | 'unmute' | 'ban' | 'unban';

/** The state of a thing before a decision, which undoing brings back. */
export interface Before {
  labels?: Partial<Schemas['ContentLabels']>;
  /** Set when it waited or was removed. */
  hiddenState?: 'pending' | 'removed';
  /** The place of a post in its community. */
  position?: string;
}

/** A decision about a post, a comment or a member. Times are in seconds since 1970. */
export interface DecisionRow
  extends Columns<
    'community_decisions',
    | 'id'
    | 'community_id'
    | 'kind'
    | 'action'
    | 'user_id'
    | 'blog_id'
    | 'post_blog_id'
    | 'post_id'
    | 'comment_id'
    | 'reason'
    | 'rule_id'
    | 'rule_text'
    | 'message'
    | 'reporter_message'
    | 'note'
    | 'actor_kind'
    | 'decided_by'
    | 'decided_as'
    | 'automatic_rule_id'
    | 'appeal_text'
    | 'appeal_state'
    | 'appeal_message'
    | 'before',
    {
      kind: Decision['kind'];
      action: DecisionAction;
      reason: Schemas['ModerationReason'] | null;
      appeal_state: NonNullable<Decision['appeal']>['state'] | null;
      before: Before;
    }
  > {
  decided: number;
  /** Null once the notices were sent, and where nobody is told. */
  notice_due: number | null;
  /** Of a mute or a ban with an end. */
  ends: number | null;
  revoked: number | null;
  appealed: number | null;
  appeal_decided: number | null;
}

const seconds = (column: string, name: string) => `floor(extract(epoch from d.${column}))::float8 as ${name}`;

const COLUMNS = `d.id, d.community_id, d.kind, d.action, d.user_id, d.blog_id, d.post_blog_id, d.post_id, d.comment_id,
  d.reason, d.rule_id, d.rule_text, d.message, d.reporter_message, d.note, d.actor_kind, d.decided_by, d.decided_as,
  d.automatic_rule_id, d.appeal_text, d.appeal_state, d.appeal_message, d.before, ${seconds('decided_at', 'decided')},
  ${seconds('notice_due_at', 'notice_due')}, ${seconds('ends_at', 'ends')}, ${seconds('revoked_at', 'revoked')},
  ${seconds('appealed_at', 'appealed')}, ${seconds('appeal_decided_at', 'appeal_decided')}`;

/** Runs a statement that ends in conditions on decisions `d`. */
export function queryDecisions(
  db: Queryable,
  conditions: string,
  values: readonly SqlValue[],
): Promise<DecisionRow[]> {
  return db.query<DecisionRow>(`select ${COLUMNS} from community_decisions d where ${conditions}`, [
    ...values,
  ]);
}

/** Returns a decision of a community, also one that was undone. */
export async function decisionById(
  db: Queryable,
  communityId: string,
  id: string,
): Promise<DecisionRow | undefined> {
  const [row] = await queryDecisions(db, 'd.community_id = $1 and d.id = $2', [communityId, id]);
  return row;
}

/** Returns a decision of a community and locks it, so that of two changes the second sees the first. */
export async function lockDecision(
  tx: Queryable,
  communityId: string,
  id: string,
): Promise<DecisionRow | undefined> {
  const [row] = await queryDecisions(tx, 'd.community_id = $1 and d.id = $2 for update', [communityId, id]);
  return row;
}

/** Returns decisions by their ids. */
export async function decisionsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DecisionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queryDecisions(db, 'd.id = any($1::bigint[])', [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the decisions about a post itself or about a comment, the last first. */
export function decisionsAbout(
  db: Queryable,
  { postId, commentId }: { postId: string; commentId: string | null },
): Promise<DecisionRow[]> {
  return queryDecisions(
    db,
    'd.post_id = $1 and d.comment_id is not distinct from $2::bigint order by d.id desc limit 50',
    [postId, commentId],
  );
}

/** The conditions that narrow a list of decisions; all of them hold. */
export interface DecisionFilter {
  communityId: string;
  /**
   * Only about this person, who does not learn of decisions whose notice has yet to be sent, nor of
   * reports about themselves that were dismissed.
   */
  aboutUserId?: string | undefined;
  /** Only about what was written as this blog, or about its person. */
  blogId?: string | undefined;
  appealState?: NonNullable<Decision['appeal']>['state'] | undefined;
}

/** Returns decisions that hold, or that an appeal undid, the last first. `below` is the id of the last one before. */
export function listedDecisions(
  db: Queryable,
  { communityId, aboutUserId, blogId, appealState }: DecisionFilter,
  { below, limit }: { below: string | null; limit: number },
): Promise<DecisionRow[]> {
  return queryDecisions(
    db,
    `d.community_id = $1 and (d.revoked_at is null or d.appeal_state is not null)
       and ($2::bigint is null or d.user_id = $2 and (d.notice_due_at is null or d.notice_due_at <= now())
         and not (d.kind = 'member' and d.action = 'approve'))
       and ($3::bigint is null or d.blog_id = $3) and ($4::text is null or d.appeal_state = $4)
       and ($5::bigint is null or d.id < $5) order by d.id desc limit $6`,
    [communityId, aboutUserId ?? null, blogId ?? null, appealState ?? null, below, limit],
  );
}

/** A decision to be inserted. */
export interface NewDecision {
  communityId: string;
  action: DecisionAction;
  /** The person it is about, and the blog as which they wrote or take part. */
  userId: string;
  blogId: string | null;
  /** The post, or the post of the comment; left out for a decision about a member. */
  post?: { id: string; blog_id: string } | undefined;
  commentId?: string | undefined;
  reason?: Schemas['ModerationReason'] | undefined;
  rule?: NamedRule | null;
  message?: string | undefined;
  reporterMessage?: string | undefined;
  note?: string | undefined;
  /** When the notices are sent; null where nobody is told. */
  noticeDueAt?: Date | null;
  endsAt?: Date | null;
  /** The moderator and the blog as which they act, or what acts instead. */
  by:
    | { kind: 'member'; userId: string; blogId: string }
    | { kind: 'automatic_rule'; ruleId: string }
    | { kind: 'classifier' | 'staff' | 'system' };
  before?: Before;
}

/** Inserts a decision. Returns its id. */
export async function insertDecision(
  tx: Queryable,
  decision: NewDecision,
): Promise<Tables['community_decisions']['id']> {
  const { post, commentId, by } = decision;
  const row = await first<Columns<'community_decisions', 'id'>>(
    tx,
    `insert into community_decisions (community_id, kind, action, user_id, blog_id, post_blog_id, post_id, comment_id,
       reason, rule_id, rule_text, message, reporter_message, note, notice_due_at, ends_at, actor_kind, decided_by,
       decided_as, automatic_rule_id, before)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
     returning id`,
    [
      decision.communityId,
      post === undefined ? 'member' : commentId === undefined ? 'post' : 'comment',
      decision.action,
      decision.userId,
      decision.blogId,
      post?.blog_id ?? null,
      post?.id ?? null,
      commentId ?? null,
      decision.reason ?? null,
      decision.rule?.id ?? null,
      decision.rule?.text ?? null,
      decision.message ?? '',
      decision.reporterMessage ?? '',
      decision.note ?? '',
      decision.noticeDueAt?.toISOString() ?? null,
      decision.endsAt?.toISOString() ?? null,
      by.kind,
      by.kind === 'member' ? by.userId : null,
      by.kind === 'member' ? by.blogId : null,
      by.kind === 'automatic_rule' ? by.ruleId : null,
      json(decision.before ?? {}),
    ],
  );
  if (!row) throw new Error('A decision was not written');
  return row.id;
}

/** Marks a decision as undone. */
export async function markRevoked(tx: Queryable, id: string, userId: string): Promise<void> {
  await tx.query(
    'update community_decisions set revoked_at = now(), revoked_by = $2, notice_due_at = null where id = $1',
    [id, userId],
  );
}

/** Words of a decision that can be changed until its notices are sent. */
export interface DecisionWords {
  reason?: Schemas['ModerationReason'] | undefined;
  rule?: NamedRule | null | undefined;
  message?: string | undefined;
  reporterMessage?: string | undefined;
  note?: string | undefined;
}

/** Changes the words of a decision; those that are undefined stay. */
export async function updateDecision(tx: Queryable, id: string, words: DecisionWords): Promise<void> {
  await tx.query(
    `update community_decisions set reason = coalesce($2, reason), rule_id = coalesce($3, rule_id),
            rule_text = coalesce($4, rule_text), message = coalesce($5, message),
            reporter_message = coalesce($6, reporter_message), note = coalesce($7, note) where id = $1`,
    [
      id,
      words.reason ?? null,
      words.rule?.id ?? null,
      words.rule?.text ?? null,
      words.message ?? null,
      words.reporterMessage ?? null,
      words.note ?? null,
    ],
  );
}

/** Stores an appeal against a decision that the caller has locked. */
export async function insertAppeal(tx: Queryable, id: string, text: string): Promise<void> {
  await tx.query(
    `update community_decisions set appeal_text = $2, appealed_at = now(), appeal_state = 'open' where id = $1`,
    [id, text],
  );
}

/** Stores the answer to an appeal. */
export async function answerAppeal(
  tx: Queryable,
  id: string,
  answer: { outcome: 'accepted' | 'rejected'; message: string; userId: string },
): Promise<void> {
  await tx.query(
    `update community_decisions set appeal_state = $2, appeal_message = $3, appeal_decided_at = now(),
            appeal_decided_by = $4 where id = $1`,
    [id, answer.outcome, answer.message, answer.userId],
  );
}
