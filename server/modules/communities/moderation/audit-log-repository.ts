import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

type Entry = components['schemas']['AuditEntry'];
type Id = Tables['community_acts']['id'];

/** The actor of an entry: a moderator as one of their blogs, an automatic rule, or nobody in particular. */
export type CommunityActor =
  | { kind: 'member'; blogId: string }
  | { kind: 'automatic_rule'; ruleId: string }
  | { kind: 'classifier' | 'staff' | 'system' };

/** A rule of a community as it was worded when it was applied; the id is null once the rule is deleted. */
export interface NamedRule {
  id: string | null;
  text: string;
}

/** An act in a community that its log keeps (schema AuditEntry). Blogs, posts and comments are named by their ids. */
export interface CommunityAct {
  communityId: string;
  type: Entry['type'];
  /** A value of `x-values` of AuditEntry. */
  action: string;
  actor: CommunityActor;
  targetBlogId?: string | null;
  postId?: string | null;
  commentId?: string | null;
  decisionId?: string;
  /** The automatic rule that a moderator added, changed or deleted; one that acted itself is the actor. */
  automaticRuleId?: string;
  /** The entry whose act this one undoes. */
  undoesId?: string | undefined;
  reason?: components['schemas']['ModerationReason'] | null;
  rule?: NamedRule | null;
  /** For moderators. */
  note?: string;
  /** Changes of settings, roles and boards. */
  changes?: NonNullable<Entry['changes']>;
}

/**
 * Writes an entry into the log of a community and returns its id. Call it in the transaction of the act, so that there
 * is never one without the other; the database refuses to change an entry.
 */
export async function recordCommunityAct(tx: Queryable, act: CommunityAct): Promise<Id> {
  const { actor } = act;
  const row = await first<Columns<'community_acts', 'id'>>(
    tx,
    `insert into community_acts (community_id, type, action, actor_kind, actor_blog_id, automatic_rule_id, decision_id,
       undoes_id, target_blog_id, post_id, comment_id, reason, rule_id, rule_text, note, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    [
      act.communityId,
      act.type,
      act.action,
      actor.kind,
      actor.kind === 'member' ? actor.blogId : null,
      actor.kind === 'automatic_rule' ? actor.ruleId : (act.automaticRuleId ?? null),
      act.decisionId ?? null,
      act.undoesId ?? null,
      act.targetBlogId ?? null,
      act.postId ?? null,
      act.commentId ?? null,
      act.reason ?? null,
      act.rule?.id ?? null,
      act.rule?.text ?? null,
      act.note ?? '',
      json(act.changes ?? []),
    ],
  );
  if (!row) throw new Error('An entry of the log was not written');
  return row.id;
}

/** Returns the entry that a decision wrote, which its undoing names; undefined when it wrote none. */
export async function actOfDecision(db: Queryable, decisionId: string): Promise<Id | undefined> {
  const row = await first<Columns<'community_acts', 'id'>>(
    db,
    'select id from community_acts where decision_id = $1 and undoes_id is null order by id limit 1',
    [decisionId],
  );
  return row?.id;
}
