/**
 * SQL form of the rules in `blogs.ts`. `blog` is the alias of the blog in the statement, `viewer` the viewer's id or
 * null, for example `$2::bigint`.
 */

function blocksViewer(blog: string, viewer: string): string {
  return `(exists (select 1 from blog_blocks k where k.blocked_user_id = ${viewer} and k.blog_id = ${blog}.id)
    or exists (select 1 from user_blocks k where k.blocked_user_id = ${viewer} and k.user_id = ${blog}.owner_id))`;
}

function isBlocked(blog: string, viewer: string): string {
  return `exists (select 1 from user_blocks k where k.user_id = ${viewer} and k.blocked_blog_id = ${blog}.id)`;
}

/** True when the blog has a password that the viewer has not entered, or that changed since. */
function isLocked(blog: string, viewer: string): string {
  return `(${blog}.password_hash is not null and not exists (select 1 from opened_blogs o
    where o.user_id = ${viewer} and o.blog_id = ${blog}.id and o.password_hash = ${blog}.password_hash))`;
}

/** Returns the columns that `BlogFacts` has besides those of the blog itself. */
export function visibilityColumns(blog: string, viewer: string): string {
  return `${blocksViewer(blog, viewer)} as blocks_viewer, ${isBlocked(blog, viewer)} as is_blocked,
    ${isLocked(blog, viewer)} as is_locked`;
}

/** Condition that the viewer may read the blog: {@link canRead}. */
export function readableBlog(blog: string, viewer: string): string {
  return `(${blog}.state = 'active' and (
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = ${blog}.id)
    or (not ${isLocked(blog, viewer)} and not ${blog}.is_private and (${viewer} is not null or not ${blog}.is_hidden)
        and not ${blocksViewer(blog, viewer)})))`;
}

/** Condition that the blog may be shown where the viewer did not ask for it: {@link isOffered}. */
export function offeredBlog(blog: string, viewer: string): string {
  return `(${readableBlog(blog, viewer)} and not ${isBlocked(blog, viewer)})`;
}

/** Condition that the blog's actions may be shown to the viewer: {@link isMet}. */
export function metBlog(blog: string, viewer: string): string {
  return `(${blog}.state = 'active' and (
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = ${blog}.id)
    or not (${blog}.is_private or ${blocksViewer(blog, viewer)} or ${isBlocked(blog, viewer)})))`;
}

/** Condition that every visitor may read the blog. */
export function publicBlog(blog: string): string {
  return `(${blog}.state = 'active' and ${blog}.password_hash is null and not ${blog}.is_hidden and not ${blog}.is_private)`;
}
