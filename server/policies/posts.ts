/** What of a post decides who sees it, once its blog may be read. */
export interface PostFacts {
  state: string;
  /** Whether the asking member writes for its blog. */
  is_own: boolean;
  /** Whether it privately answers an ask of the asking member's. */
  is_answer_to_viewer?: boolean;
}

/**
 * Whether somebody may read a post of a blog they may read: published ones, those of their own blogs in any state, and what
 * was answered to them in private.
 */
export function canReadPost(post: PostFacts): boolean {
  return post.state === 'published' || post.is_own || post.is_answer_to_viewer === true;
}
