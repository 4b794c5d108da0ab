import { type PostFacts, published, readablePost } from './post-rules.ts';

/** Returns true when others than the writers of its blog may see a post, if they may read its blog. */
export function isPublished(post: Pick<PostFacts, 'state' | 'community_id'>): boolean {
  return published.holds(post, null);
}

/**
 * Returns true when the viewer may read a post of a readable blog: published posts, those of their communities, those of
 * their own blogs in any state, and private answers to their asks.
 */
export function canReadPost(post: PostFacts): boolean {
  return readablePost.holds(post, null);
}
