import type { Queryable } from '#server/db/database.ts';
import { recordCommunityAct } from '../audit-log-repository.ts';
import { escalatedThings, setCommentState, showPost } from './things-repository.ts';

/**
 * Ends the wait of what moderators of a community asked the staff of the site about: a post and comments below it. What
 * staff find nothing wrong with is shown again; a post that they take down is published before, so that moderators
 * cannot show it again. The log names the staff.
 */
export async function settleEscalated(
  tx: Queryable,
  post: { id: string; blog_id: string },
  outcome: 'shown' | 'removed',
): Promise<void> {
  for (const one of await escalatedThings(tx, post.id)) {
    const { comment_id } = one;
    // The decision is about the post: a comment stays hidden below one that is gone.
    if (comment_id !== null && outcome === 'removed') continue;
    if (comment_id === null) await showPost(tx, post, one.position ?? post.id);
    else await setCommentState(tx, comment_id, 'published');
    const kind = comment_id === null ? 'post' : 'comment';
    await recordCommunityAct(tx, {
      communityId: one.community_id,
      type: `${kind}s`,
      action: outcome === 'shown' ? `${kind}_restored` : `${kind}_removed`,
      actor: { kind: 'staff' },
      ...{ targetBlogId: one.blog_id, postId: post.id, commentId: comment_id, decisionId: one.id },
    });
  }
}
