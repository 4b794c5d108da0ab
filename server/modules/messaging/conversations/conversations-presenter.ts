import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { messageableBlog } from '#server/entities/blog/message-policy.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { contextFor } from '#server/entities/post/posts-presenter.ts';
import { presentPost } from '#server/entities/post/presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { canRead } from '#server/policies/blogs.ts';
import { isPublished } from '#server/policies/posts.ts';
import { presentMessage, presentParticipant } from './presenter.ts';
import type { ConversationRow, MessageRow } from './rows.ts';

type Schemas = components['schemas'];

/** The member whose view of the conversations is presented. */
export interface Reader {
  blog: BlogRow;
  viewerId: string;
  /** `fields[blogs]` of the request. */
  fields: string | undefined;
}

/** A conversation and its messages to present, the newest first. */
export interface Shown {
  conversation: ConversationRow;
  messages: readonly MessageRow[];
}

/** Returns the posts that messages share, as far as the reader may see them. */
export async function sharedPosts(
  db: Queryable,
  messages: readonly MessageRow[],
  viewerId: string,
): Promise<Map<string, Schemas['Post']>> {
  const ids = messages.flatMap((row) => (row.kind === 'post' ? [row.content.postId] : []));
  const rows = await postsByIds(db, [...new Set(ids)], viewerId);
  if (rows.length === 0) return new Map();
  const context = await contextFor(db, rows, viewerId);
  const seen = rows.filter((row) => {
    const blog = context.blogs.get(row.blog_id);
    return isPublished(row) && blog !== undefined && canRead(blog, viewerId);
  });
  return new Map(seen.map((row) => [row.id, presentPost(row, context)]));
}

/** Presents conversations from the side of one blog, in the given order. */
export async function presentConversations(
  db: Queryable,
  shown: readonly Shown[],
  { blog, viewerId, fields }: Reader,
): Promise<Schemas['Conversation'][]> {
  const blogs = await blogsByIds(
    db,
    shown.map(({ conversation }) => conversation.other_blog_id),
    viewerId,
  );
  const messages = shown.flatMap((one) => one.messages);
  const [taking, posts] = await Promise.all([
    messageableBlog(db, blog, [...blogs.values()]),
    sharedPosts(db, messages, viewerId),
  ]);
  const uuids = new Map([blog, ...blogs.values()].map((row) => [row.id, row.uuid]));
  const self = presentParticipant(blog, viewerId, {}, fields);
  return shown.flatMap(({ conversation, messages }) => {
    const other = blogs.get(conversation.other_blog_id);
    if (!other) return [];
    const isStranger = !conversation.is_mutual && conversation.opened_by !== blog.id && !other.followed;
    return {
      id: conversation.id,
      participants: [
        self,
        presentParticipant(
          other,
          viewerId,
          {
            isFollowingYou: conversation.is_following_you,
            // Hidden from members whose messages the blog does not accept.
            secondsSinceLastActivity: taking.has(other.id) ? (conversation.other_last_here ?? -1) : -1,
          },
          fields,
        ),
      ],
      messages: { data: messages.map((row) => presentMessage(row, { uuids, conversation, posts })) },
      unreadMessagesCount: conversation.unread_count,
      lastModifiedTs: conversation.modified,
      ...(conversation.last_read === null ? {} : { lastReadTs: conversation.last_read }),
      ...(conversation.other_last_read === null ? {} : { otherLastReadTs: conversation.other_last_read }),
      canSend: taking.has(other.id),
      // Messages of a stranger are separate requests until they are answered, with their images covered.
      isPossibleSpam: isStranger,
      isBlurredImages: isStranger,
    };
  });
}
