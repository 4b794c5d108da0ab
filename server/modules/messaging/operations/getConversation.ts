import { requireFound } from '#server/core/errors.ts';
import { firstIdAt, LARGEST_ID } from '#server/core/ids.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentConversations } from '../conversations/conversations-presenter.ts';
import { messagesBetween } from '../conversations/messages-repository.ts';
import type { ConversationRow } from '../conversations/rows.ts';
import { targetOf } from '../conversations/target.ts';

/** Returns an empty conversation for two blogs that never wrote; it has no valid id. */
function unopened(blogId: string, otherBlogId: string, now: number): ConversationRow {
  return {
    id: 'new',
    blog_id: blogId,
    other_blog_id: otherBlogId,
    newest_message_id: null,
    cleared_id: '0',
    read_id: '0',
    unread_count: 0,
    opened_by: blogId,
    is_mutual: false,
    modified: Math.floor(now / 1000),
    last_read: null,
    other_last_read: null,
    other_last_here: null,
    is_following_you: false,
  };
}

export const getConversation: Handler<'getConversation'> = async ({
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { blog } = subject;
  const { conversation_id, before, cursor, limit = 20 } = query;
  const fields = query['fields[blogs]'];
  const participants = [query['participants[0]'], query['participants[1]']];
  const { other, conversation } = await targetOf(db, blog, { conversation_id, participants }, viewer.userId);
  const shown = conversation ?? unopened(blog.id, other.id, services.now());
  const list = `messages/${blog.id}/${shown.id}`;
  const start = before === undefined ? LARGEST_ID : firstIdAt(before * 1000);
  const below = cursor === undefined ? start : String(services.cursors.read(list, cursor)[0]);
  const found = conversation
    ? await messagesBetween(db, conversation.id, { above: conversation.cleared_id, below, limit: limit + 1 })
    : [];
  const messages = found.slice(0, limit);
  const [read] = await presentConversations(db, [{ conversation: shown, messages }], {
    blog,
    viewerId: viewer.userId,
    fields,
  });
  const presented = requireFound(read, 'The conversation');
  const last = messages.at(-1);
  if (!last || found.length <= limit) return { conversation: presented, links: {} };
  const next = { cursor: services.cursors.write(list, [last.id]), limit };
  const own = { participant: query.participant, conversation_id: shown.id, 'fields[blogs]': fields };
  return {
    conversation: presented,
    links: { next: pageLink(pathOf('getConversation', {}), own, next) },
  };
};
