import type { Handler } from '#server/contract/handler.ts';
import { countUnread } from '#server/modules/feed/timelines/unread-repository.ts';
import { countByBlog, countInbox } from '#server/modules/posts/core/counts-repository.ts';

/** Each count is worked out only when asked for. Messages, notifications and communities have none before they exist. */
export const getUserCounts: Handler<'getUserCounts'> = async ({ query, db, viewer }) => {
  const needsBlogs = query.blog_post_counts || query.blog_notification_counts;
  const [unread, inbox, blogs] = await Promise.all([
    query.unread ? countUnread(db, viewer.userId) : undefined,
    query.inbox ? countInbox(db, viewer.userId) : undefined,
    needsBlogs ? countByBlog(db, viewer.userId) : [],
  ]);
  return {
    ...(unread === undefined ? {} : { unread }),
    ...(inbox === undefined ? {} : { inbox }),
    ...(query.unread_messages ? { unread_messages: {} } : {}),
    ...(query.blog_notification_counts
      ? { blog_notification_counts: blogs.map((blog) => ({ blog_uuid: blog.uuid, count: 0 })) }
      : {}),
    ...(query.private_group_blog_unread_post_counts ? { private_group_blog_unread_post_counts: {} } : {}),
    ...(query.unread_community_counts ? { unread_community_post_counts: {} } : {}),
    ...(query.unread_mod_queue_counts ? { unread_mod_queue_counts: {} } : {}),
    ...(query.blog_post_counts
      ? {
          blog_post_counts: Object.fromEntries(
            blogs.map(({ uuid, posts, queue, drafts }) => [uuid, { posts, queue, drafts, messages: 0 }]),
          ),
        }
      : {}),
  };
};
