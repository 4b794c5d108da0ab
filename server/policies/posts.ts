/** Properties of a post that decide its visibility, once its blog is readable. */
export interface PostFacts {
  state: string;
  /** True when the viewer writes for its blog. */
  is_own: boolean;
  /** True when it privately answers the viewer's ask. */
  is_answer_to_viewer?: boolean;
}

/**
 * Returns true when the viewer may read a post of a readable blog: published posts, those of their own blogs in any
 * state, and private answers to their asks.
 */
export function canReadPost(post: PostFacts): boolean {
  return post.state === 'published' || post.is_own || post.is_answer_to_viewer === true;
}
