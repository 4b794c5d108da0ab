/**
 * The rule of `blogs.ts` as conditions of a statement. `blog` is how the statement calls the blog, `viewer` the asking
 * member's id or null, for example `$2::bigint`.
 */

function blocksViewer(blog: string, viewer: string): string {
  return `(exists (select 1 from blog_blocks k where k.blocked_user_id = ${viewer} and k.blog_id = ${blog}.id)
    or exists (select 1 from user_blocks k where k.blocked_user_id = ${viewer} and k.user_id = ${blog}.owner_id))`;
}

function isBlocked(blog: string, viewer: string): string {
  return `exists (select 1 from user_blocks k where k.user_id = ${viewer} and k.blocked_blog_id = ${blog}.id)`;
}

/** Whether the blog has a password that the member has not given, or that changed since. */
function isLocked(blog: string, viewer: string): string {
  return `(${blog}.password_hash is not null and not exists (select 1 from opened_blogs o
    where o.user_id = ${viewer} and o.blog_id = ${blog}.id and o.password_hash = ${blog}.password_hash))`;
}

/** The columns that `BlogFacts` has besides those of the blog itself. */
export function visibilityColumns(blog: string, viewer: string): string {
  return `${blocksViewer(blog, viewer)} as blocks_viewer, ${isBlocked(blog, viewer)} as is_blocked,
    ${isLocked(blog, viewer)} as is_locked`;
}

/** Whether the member may read the blog: {@link canRead}. */
export function readableBlog(blog: string, viewer: string): string {
  return `(${blog}.state = 'active' and (
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = ${blog}.id)
    or (not ${isLocked(blog, viewer)} and not ${blog}.is_private and (${viewer} is not null or not ${blog}.is_hidden)
        and not ${blocksViewer(blog, viewer)})))`;
}

/** Whether the blog is shown where the member did not ask for it: {@link isOffered}. */
export function offeredBlog(blog: string, viewer: string): string {
  return `(${readableBlog(blog, viewer)} and not ${isBlocked(blog, viewer)})`;
}

/** Whether what the blog did may be named to the member: {@link isMet}. */
export function metBlog(blog: string, viewer: string): string {
  return `(${blog}.state = 'active' and (
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = ${blog}.id)
    or not (${blog}.is_private or ${blocksViewer(blog, viewer)} or ${isBlocked(blog, viewer)})))`;
}

/** Whether anybody at all may read the blog. */
export function publicBlog(blog: string): string {
  return `(${blog}.state = 'active' and ${blog}.password_hash is null and not ${blog}.is_hidden and not ${blog}.is_private)`;
}
