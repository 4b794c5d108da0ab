import { mailBlogOfRow } from '#server/entities/blog/mail-blog.ts';
import { defineMailCause } from '#server/mail/mail-cause.ts';
import { unreadConversations } from '../unread-mail-repository.ts';

/** Number of conversations that a mail names. */
const MAX_SHOWN = 5;

/**
 * Unread messages: one mail for all conversations. A conversation that was mailed is mailed again after it was read.
 * The texts of messages are never mailed.
 */
export const cause = defineMailCause({
  kind: 'messages',
  setting: 'emailMessages',
  rollUpMs: 0,
  async newsOf({ db, publicUrl }, reader, waiting) {
    const found = await unreadConversations(db, reader.userId, waiting);
    const [only, ...more] = found;
    if (!only) return [];
    const props = {
      unread: found.slice(0, MAX_SHOWN).map(({ other_name: name, other_avatar: avatar, count }) => ({
        from: mailBlogOfRow(name, avatar),
        count,
      })),
      conversations: found.length,
      total: found.reduce((sum, { count }) => sum + count, 0),
      link:
        more.length === 0
          ? `${publicUrl}/messaging/conversation/${only.blog_name}/${only.other_name}`
          : `${publicUrl}/messaging`,
    };
    return [
      {
        props,
        tells: found.flatMap(({ ids, blog_id: blogId }) => ids.map((subjectId) => ({ subjectId, blogId }))),
        groups: found.map(({ conversation_id: id, ids }) => ({ id, newest: ids.at(-1) ?? '0' })),
      },
    ];
  },
});
