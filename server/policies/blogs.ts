/** What of a blog, and of the asking member's part in it, decides who sees it. */
export interface BlogFacts {
  state: 'active' | 'deactivated' | 'suspended';
  is_hidden: boolean;
  /** Only its members see it. */
  is_private: boolean;
  /** Whether it has a password that the asking member has not given. */
  is_locked: boolean;
  member_role: string | null;
  /** Whether the blog, or the member whose blog it is, blocks the asking member. */
  blocks_viewer: boolean;
  /** Whether the asking member blocks the blog. */
  is_blocked: boolean;
}

/** How a blog answers somebody: it shows itself, it is as good as gone, or it says why it does not. */
export type BlogVerdict = 'shown' | 'gone' | 'hidden' | 'protected';

/**
 * The one rule of who may read a blog; `readableBlog()` beside this file says the same in SQL. To whom it blocks, a blog
 * is gone: a block is not announced.
 */
export function blogVerdict(blog: BlogFacts, viewerId: string | null): BlogVerdict {
  if (blog.state !== 'active') return 'gone';
  if (blog.member_role !== null) return 'shown';
  if (blog.blocks_viewer || blog.is_private) return 'gone';
  if (blog.is_locked) return 'protected';
  return blog.is_hidden && viewerId === null ? 'hidden' : 'shown';
}

/** Whether somebody may read a blog's posts, its notes and what it says of itself. */
export function canRead(blog: BlogFacts, viewerId: string | null): boolean {
  return blogVerdict(blog, viewerId) === 'shown';
}

/** Whether what a blog did may be named: neither blocks the other. What it wrote still follows {@link canRead}. */
export function isMet(blog: BlogFacts): boolean {
  if (blog.state !== 'active') return false;
  return blog.member_role !== null || !(blog.blocks_viewer || blog.is_blocked || blog.is_private);
}

/** Whether a blog is shown where its reader did not ask for it: in feeds, notes, search. */
export function isOffered(blog: BlogFacts, viewerId: string | null): boolean {
  return canRead(blog, viewerId) && !blog.is_blocked;
}
