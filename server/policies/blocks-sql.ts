/**
 * SQL conditions about blocks. A member blocks with all their blogs (`user_blocks`), or a blog blocks for itself
 * (`blog_blocks`); both name the blocked blog and its owner. All arguments are SQL expressions.
 */

/** The blocking side: a member, a blog, or both. */
interface Blocker {
  user?: string;
  blog?: string;
}

function rowsOf({ user, blog }: Blocker, blockedUsers: string): string[] {
  return [
    ...(user === undefined
      ? []
      : [`user_blocks k where k.user_id = ${user} and k.blocked_user_id ${blockedUsers}`]),
    ...(blog === undefined
      ? []
      : [`blog_blocks k where k.blog_id = ${blog} and k.blocked_user_id ${blockedUsers}`]),
  ];
}

/** Condition that the member `user` is blocked by one of the blockers. */
export function blocksUser(blocker: Blocker, user: string): string {
  return `(${rowsOf(blocker, `= ${user}`)
    .map((rows) => `exists (select 1 from ${rows})`)
    .join(' or ')})`;
}

/**
 * Condition that none of the members `users` is blocked by one of the blockers. Written as `not exists` for each, from
 * which the planner makes anti-joins; `not (… or …)` it evaluates for each row.
 */
export function blocksNoUser(blocker: Blocker, ...users: readonly [string, ...string[]]): string {
  const blocked = users.length === 1 ? `= ${users[0]}` : `in (${users.join(', ')})`;
  return rowsOf(blocker, blocked)
    .map((rows) => `not exists (select 1 from ${rows})`)
    .join(' and ');
}

/** Condition that the member `user` blocks the blog. */
export function hasBlockedBlog(user: string, blogId: string): string {
  return `exists (select 1 from user_blocks k where k.user_id = ${user} and k.blocked_blog_id = ${blogId})`;
}
