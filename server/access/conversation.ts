import { conversationFor } from '#server/modules/messaging/conversations/conversations-repository.ts';
import type { Resolver } from './resolver.ts';

/** Resolves a conversation by its id. Every member of one of its two blogs is a participant. */
export const conversationResolver: Resolver<{ id: string }> = {
  roles: ['member'],
  gone: 'conversation',
  async find({ db, viewer }, id) {
    const row = await conversationFor(db, id, viewer.userId);
    return row && { row: { id: row.id }, role: row.is_member ? 'member' : null };
  },
};
