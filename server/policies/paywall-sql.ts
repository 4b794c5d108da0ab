import { rowExists } from '#server/db/planner.ts';
import { isOwn } from './post-rules.ts';

/** Condition that a content has a paywall. The index `posts_paid` has the same one. */
export function hasPaywall(content: string): string {
  return `${content} @> '[{"type": "nested-blocks", "subtype": "paywall"}]'`;
}

/** Condition that a member supports a blog. Both arguments are SQL expressions of ids. */
function supports(user: string, blog: string): string {
  return rowExists(`subscriptions s where s.user_id = ${user} and s.blog_id = ${blog} and s.kind = 'memberships'
    and s.status in ('active', 'pending-cancel', 'on-hold')`);
}

/**
 * Returns the content of a post as its viewer may read it (decision 103): what stands behind a paywall is for supporters
 * of the blog, those who write for it, and the author. Everybody else gets its amounts. Statements that show posts select
 * this in place of the column.
 *
 * @param viewer SQL expression of the viewer's id, which may be null
 */
export function contentForViewer(post: string, viewer: string): string {
  return `case when ${hasPaywall(`${post}.content`)}
    and not (coalesce(${post}.author_id = ${viewer}, false) or ${isOwn.sql(post, viewer)} or ${supports(viewer, `${post}.blog_id`)})
    then open_content(${post}.content) else ${post}.content end`;
}
