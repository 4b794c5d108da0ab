import { blocksViewer, isBlocked, isLocked, met, offered, participant, readable } from './blog-rules.ts';

/**
 * SQL form of the rules in `blog-rules.ts`. `blog` is the alias of the blog in the statement, `viewer` the viewer's id
 * or null, for example `$2::bigint`.
 */

/** Returns the columns that `BlogFacts` has besides those of the blog itself. */
export function visibilityColumns(blog: string, viewer: string): string {
  return `${blocksViewer.sql(blog, viewer)} as blocks_viewer, ${isBlocked.sql(blog, viewer)} as is_blocked,
    ${isLocked.sql(blog, viewer)} as is_locked`;
}

/** Condition that the viewer may read the blog: {@link canRead}. */
export function readableBlog(blog: string, viewer: string): string {
  return readable.sql(blog, viewer);
}

/** Condition that the blog may be shown where the viewer did not ask for it: {@link isListable}. */
export function listableBlog(blog: string, viewer: string): string {
  return offered.sql(blog, viewer);
}

/** Condition that the blog's actions may be shown to the viewer: {@link isNameable}. */
export function nameableBlog(blog: string, viewer: string): string {
  return met.sql(blog, viewer);
}

/** Condition that what the blog does in a community may be shown to those who may look in. */
export function participantBlog(blog: string, viewer: string): string {
  return participant.sql(blog, viewer);
}

/** Condition that every visitor may read the blog. */
export function publicBlog(blog: string): string {
  return readable.sql(blog, null);
}
