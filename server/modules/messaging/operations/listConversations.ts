import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentConversations } from '../conversations/conversations-presenter.ts';
import { conversationsOf } from '../conversations/conversations-repository.ts';
import { messagesByIds } from '../conversations/messages-repository.ts';

export const listConversations: Handler<'listConversations'> = async (context) => {
  const { query, subject, db, services, viewer } = context;
  const { blog } = subject;
  const { cursor, limit = 20, participant } = query;
  const fields = query['fields[blogs]'];
  const list = `conversations/${blog.id}`;
  const below = cursor === undefined ? undefined : String(services.cursors.read(list, cursor)[0]);
  const found = await conversationsOf(db, blog.id, { below, limit: limit + 1 });
  const page = found.slice(0, limit);
  const newest = await messagesByIds(
    db,
    page.flatMap((row) => row.newest_message_id ?? []),
  );
  const conversations = await presentConversations(
    db,
    page.map((conversation) => {
      const message = newest.get(conversation.newest_message_id ?? '');
      return { conversation, messages: message ? [message] : [] };
    }),
    { blog, viewerId: viewer.userId, fields },
  );
  const last = page.at(-1)?.newest_message_id;
  if (!last || found.length <= limit) return { conversations, links: {} };
  const next = { cursor: services.cursors.write(list, [last]), limit };
  const own = { participant, 'fields[blogs]': fields };
  return { conversations, links: { next: pageLink(pathOf('listConversations', {}), own, next) } };
};
