import { unreadGroupPosts } from '#server/entities/blog/unread-repository.ts';
import { countByBlog } from '#server/entities/post/counts-repository.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { openItemsByCommunity } from '#server/modules/communities/moderation/queue/items-repository.ts';
import { unreadByCommunity } from '#server/modules/communities/people/unread-repository.ts';
import { countUnread } from '#server/modules/feed/timelines/unread-repository.ts';
import { countInbox } from '#server/modules/inbox/inbox-repository.ts';
import { unreadByConversation } from '#server/modules/messaging/conversations/conversations-repository.ts';
import { countUnreadNotifications } from '#server/modules/notifications/notifications-repository.ts';

type Unread = Awaited<ReturnType<typeof unreadByConversation>>;

const total = (rows: Unread = []) => rows.reduce((sum, { count }) => sum + count, 0);

/** Returns unread messages by blog, then by conversation. */
function unreadMessages(byBlog: ReadonlyMap<string, Unread>): Record<string, Record<string, number>> {
  const ofBlog = (rows: Unread) => Object.fromEntries(rows.map((row) => [row.conversation_id, row.count]));
  return Object.fromEntries([...byBlog].map(([uuid, rows]) => [uuid, ofBlog(rows)]));
}

/** Computes only the requested counts. */
export const getUserCounts: Handler<'getUserCounts'> = async ({ query, db, viewer }) => {
  const asksForCommunities = query.unread_community_counts || query.unread_mod_queue_counts;
  const hasCommunities = asksForCommunities && (await isFeatureOpen(db, 'communities', viewer.userId));
  const [unread, inbox, blogs, messages, notifications, groups, communities, queues] = await Promise.all([
    query.unread ? countUnread(db, viewer.userId) : undefined,
    query.inbox ? countInbox(db, viewer.userId, { type: 'all' }) : undefined,
    query.blog_post_counts ? countByBlog(db, viewer.userId) : [],
    query.unread_messages || query.blog_post_counts ? unreadByConversation(db, viewer.userId) : [],
    query.blog_notification_counts ? countUnreadNotifications(db, viewer.userId) : [],
    query.private_group_blog_unread_post_counts ? unreadGroupPosts(db, viewer.userId) : undefined,
    hasCommunities && query.unread_community_counts ? unreadByCommunity(db, viewer.userId) : undefined,
    hasCommunities && query.unread_mod_queue_counts ? openItemsByCommunity(db, viewer.userId) : undefined,
  ]);
  const messagesOf = Map.groupBy(messages, (row) => row.blog_uuid);
  return {
    ...(unread === undefined ? {} : { unread }),
    ...(inbox === undefined ? {} : { inbox }),
    ...(query.unread_messages ? { unread_messages: unreadMessages(messagesOf) } : {}),
    ...(query.blog_notification_counts
      ? { blog_notification_counts: notifications.map(({ uuid, count }) => ({ blog_uuid: uuid, count })) }
      : {}),
    ...(groups ? { private_group_blog_unread_post_counts: groups } : {}),
    ...(communities
      ? {
          unread_community_post_counts: Object.fromEntries(
            communities.map(({ uuid, unread: count }) => [uuid, count]),
          ),
        }
      : {}),
    ...(queues
      ? { unread_mod_queue_counts: Object.fromEntries(queues.map(({ uuid, count }) => [uuid, count])) }
      : {}),
    ...(query.blog_post_counts
      ? {
          blog_post_counts: Object.fromEntries(
            blogs.map(({ uuid, posts, queue, drafts }) => [
              uuid,
              { posts, queue, drafts, messages: total(messagesOf.get(uuid)) },
            ]),
          ),
        }
      : {}),
  };
};
