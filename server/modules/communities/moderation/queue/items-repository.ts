import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A post or a comment that moderators look at, and who wrote it. */
export interface ModeratedThing {
  communityId: string;
  userId: string;
  blogId: string;
  /** The post, or the post of the comment. */
  post: { id: string; blog_id: string };
  commentId?: string | undefined;
}

/** The cause for which a thing is in the queue. */
export type ItemSource = 'report' | 'automod_links' | 'automod_reports' | 'automatic_rule' | 'moderator';

/** Returns the id that the queue knows a thing by. */
export function thingIdOf({ post, commentId }: ModeratedThing): string {
  return commentId ?? post.id;
}

/**
 * Puts a thing into the queue and returns the id of its entry. There is one entry for a thing: it opens again when it
 * was decided, and its version counts the change. Call it before the report is inserted: it locks the entry.
 */
export async function openItem(
  tx: Queryable,
  thing: ModeratedThing,
  source: ItemSource,
  automaticRuleId: string | null = null,
): Promise<Tables['community_queue_items']['id']> {
  const { communityId, userId, blogId, post, commentId } = thing;
  const row = await first<Columns<'community_queue_items', 'id'>>(
    tx,
    `insert into community_queue_items as i (community_id, kind, source, thing_id, user_id, blog_id, post_blog_id, post_id,
       comment_id, automatic_rule_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (thing_id) do update set version = i.version + 1, state = 'open',
       source = case when i.state = 'open' then i.source else excluded.source end,
       decision_id = case when i.state = 'open' then i.decision_id end,
       automatic_rule_id = coalesce(excluded.automatic_rule_id, case when i.state = 'open' then i.automatic_rule_id end),
       opened_at = case when i.state = 'open' then i.opened_at else now() end,
       position = case when i.state = 'open' then i.position else next_id() end
     returning id`,
    [
      communityId,
      commentId === undefined ? 'post' : 'comment',
      source,
      thingIdOf(thing),
      userId,
      blogId,
      post.blog_id,
      post.id,
      commentId ?? null,
      automaticRuleId,
    ],
  );
  if (!row) throw new Error('An entry of the queue was not written');
  return row.id;
}
