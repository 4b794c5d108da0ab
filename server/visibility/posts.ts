/** What of a post decides who sees it, once its blog may be read. */
export interface PostFacts {
  state: string;
  /** Whether the asking member writes for its blog. */
  is_own: boolean;
}

/** Whether somebody may read a post of a blog they may read: published ones, and those of their own blogs in any state. */
export function canReadPost(post: PostFacts): boolean {
  return post.state === 'published' || post.is_own;
}
