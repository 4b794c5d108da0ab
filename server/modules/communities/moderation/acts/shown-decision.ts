import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { presentComments } from '../../comments/comment-presenter.ts';
import { commentsByIds } from '../../comments/comments-repository.ts';
import { type DecisionReader, presentDecisions } from '../decision-presenter.ts';
import { decisionOf } from './find-decision.ts';

type Schemas = components['schemas'];

/** Returns a decision as it is now. */
export async function presentedDecision(
  id: string,
  reader: DecisionReader,
): Promise<Schemas['ModerationDecision']> {
  const row = await decisionOf(reader.db, reader.community.id, id);
  const [shown] = await presentDecisions([row], reader);
  return requireFound(shown, 'The decision');
}

/** Returns a decision with the post or the comment as its author wrote it. */
export async function wholeDecision(
  id: string,
  reader: DecisionReader,
): Promise<Schemas['ModerationDecision']> {
  const { db, community, viewerId, now } = reader;
  const decision = await presentedDecision(id, reader);
  if (decision.commentId !== undefined) {
    const rows = await commentsByIds(db, [decision.commentId], viewerId);
    const [comment] = await presentComments(rows, { db, community, viewerId, now, isWhole: true });
    return { ...decision, ...(comment ? { comment } : {}) };
  }
  if (decision.postId === undefined) return decision;
  const posts = await postsByIds(db, [decision.postId], viewerId);
  const blogs = await blogsByIds(
    db,
    posts.map((post) => post.blog_id),
    viewerId,
  );
  const [post] = await presentPosts(db, posts, viewerId, [...blogs.values()]);
  return { ...decision, ...(post ? { post } : {}) };
}
