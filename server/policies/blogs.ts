/** Properties of a blog, and of the viewer's relation to it, that decide its visibility. */
export interface BlogFacts {
  state: 'active' | 'deactivated' | 'suspended';
  is_hidden: boolean;
  /** Visible to its members only. */
  is_private: boolean;
  /** True when it has a password that the viewer has not entered. */
  is_locked: boolean;
  member_role: string | null;
  /** True when the blog, or its owner, blocks the viewer. */
  blocks_viewer: boolean;
  /** True when the viewer blocks the blog. */
  is_blocked: boolean;
}

/** Visibility of a blog for a viewer: shown, indistinguishable from a missing one, or refused with a reason. */
export type BlogVerdict = 'shown' | 'gone' | 'hidden' | 'protected';

/**
 * The rule for reading a blog; `readableBlog()` beside this file is its SQL form. A blog that blocks the viewer is
 * treated as missing, because blocks are not disclosed.
 */
export function blogVerdict(blog: BlogFacts, viewerId: string | null): BlogVerdict {
  if (blog.state !== 'active') return 'gone';
  if (blog.member_role !== null) return 'shown';
  if (blog.blocks_viewer || blog.is_private) return 'gone';
  if (blog.is_locked) return 'protected';
  return blog.is_hidden && viewerId === null ? 'hidden' : 'shown';
}

/** Returns true when the viewer may read a blog's posts, notes, title and description. */
export function canRead(blog: BlogFacts, viewerId: string | null): boolean {
  return blogVerdict(blog, viewerId) === 'shown';
}

/**
 * Returns true when a blog's actions may be shown: neither side blocks the other. Its content still follows {@link
 * canRead}.
 */
export function isMet(blog: BlogFacts): boolean {
  if (blog.state !== 'active') return false;
  return blog.member_role !== null || !(blog.blocks_viewer || blog.is_blocked || blog.is_private);
}

/** Returns true when a blog may be shown where the viewer did not ask for it: in feeds, notes, search. */
export function isOffered(blog: BlogFacts, viewerId: string | null): boolean {
  return canRead(blog, viewerId) && !blog.is_blocked;
}
