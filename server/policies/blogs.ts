import { type BlogFacts, met, offered, participant, readable } from './blog-rules.ts';

/** Visibility of a blog for a viewer: shown, indistinguishable from a missing one, or refused with a reason. */
export type BlogVerdict = 'shown' | 'gone' | 'hidden' | 'protected';

/**
 * Returns the visibility of a blog, with the reason for which it cannot be read. A blog that blocks the viewer is treated
 * as missing, because blocks are not disclosed.
 */
export function blogVerdict(blog: BlogFacts, viewerId: string | null): BlogVerdict {
  if (readable.holds(blog, viewerId)) return 'shown';
  if (blog.state !== 'active' || blog.blocks_viewer || blog.is_private) return 'gone';
  return blog.is_locked ? 'protected' : 'hidden';
}

/** Returns true when the viewer may read a blog's posts, notes, title and description. */
export function canRead(blog: BlogFacts, viewerId: string | null): boolean {
  return readable.holds(blog, viewerId);
}

/**
 * Returns true when a blog's actions may be shown: neither side blocks the other. Its content still follows {@link
 * canRead}.
 */
export function isNameable(blog: BlogFacts): boolean {
  return met.holds(blog, null);
}

/** Returns true when a blog may be shown where the viewer did not ask for it: in feeds, notes, search. */
export function isListable(blog: BlogFacts, viewerId: string | null): boolean {
  return offered.holds(blog, viewerId);
}

/** Returns true when what a blog wrote in a community may be shown to those who may look in. */
export function takesPart(blog: BlogFacts): boolean {
  return participant.holds(blog, null);
}
