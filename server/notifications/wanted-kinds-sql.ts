import { preferenceOfType } from './kinds.ts';

/** An action on a blog, as SQL expressions. */
interface Doing {
  /** The blog that the action concerns. */
  blog: string;
  /** The member who reads its notifications. */
  viewer: string;
  /** The blog that acted. */
  actor: string;
  /** Members of that blog: an id, or a select of ids. */
  actorUsers: string;
}

/**
 * Returns a condition that a blog wants notifications of an action, by its setting for the kind; kinds without a
 * setting are wanted.
 */
function wantedBy(choice: string, { blog, viewer, actor, actorUsers }: Doing): string {
  const follows = `exists (select 1 from follows w where w.user_id = ${viewer} and w.blog_id = ${actor})`;
  const followsBack = `exists (select 1 from follows w where w.user_id in (${actorUsers}) and w.blog_id = ${blog})`;
  return `(case ${choice} when 'noone' then false when 'false' then false when 'following' then ${follows}
    when 'mutuals' then ${follows} and ${followsBack} else true end)`;
}

/** Returns a condition that the blog of notification `n` wants it, for its viewer. */
export function wantedNotification(viewer: string): string {
  const choice = `(choosing.choices ->> ${preferenceOfType('n.type')})`;
  const wanted = wantedBy(choice, {
    blog: 'n.blog_id',
    viewer,
    actor: 'n.actor_blog_id',
    actorUsers: 'n.user_id',
  });
  return `not exists (select 1 from notification_settings choosing where choosing.blog_id = n.blog_id and not ${wanted})`;
}

/**
 * Returns a condition that a blog wants notifications of messages by the other side of its conversation `c`
 * (`conversation_sides`).
 */
export function wantedMessages(c: string, viewer: string): string {
  const actorUsers = `select o.user_id from blog_members o where o.blog_id = ${c}.other_blog_id`;
  const wanted = wantedBy("(choosing.choices ->> 'messages')", {
    blog: `${c}.blog_id`,
    viewer,
    actor: `${c}.other_blog_id`,
    actorUsers,
  });
  return `not exists (select 1 from notification_settings choosing where choosing.blog_id = ${c}.blog_id and not ${wanted})`;
}

/** Returns a condition that a blog has paused all notifications. */
export function isNotificationsMuted(blogId: string): string {
  return `exists (select 1 from notification_settings choosing where choosing.blog_id = ${blogId}
    and choosing.is_muted and (choosing.muted_until is null or choosing.muted_until > now()))`;
}
