import type { OperationId } from '#generated/operations.ts';
import { DESK, GONE, named, plain, type Recipe } from './ingredients.ts';

/** About a conversation of `desk`, named in the query or the body. */
function onConversation(place: 'query' | 'payload', more: object = {}): Recipe {
  return async (world) => ({
    [place]: { participant: world.desk, conversation_id: await world.conversation(), ...more },
    gone: GONE,
  });
}

/** Calls of messages and of what happened. */
export const talking: Partial<Record<OperationId, Recipe>> = {
  deleteConversation: onConversation('query'),
  editNotificationSettings: () => ({ path: DESK, payload: { likes: 'noone' } }),
  getNotificationSettings: named(DESK),
  flagConversation: onConversation('payload', { type: 'other' }),
  getConversation: onConversation('query'),
  listConversations: (world) => ({ query: { participant: world.desk }, gone: GONE }),
  listNotifications: named(DESK),
  getActivityNotes: named(DESK),
  getActivityNewFollowers: named(DESK),
  getActivityTotalFollowers: named(DESK),
  getYearInReview: async (world) => {
    await world.post();
    return { path: DESK, query: { year: String(new Date().getUTCFullYear()) }, gone: GONE };
  },
  listStickers: plain,
  markConversationRead: onConversation('payload'),
  markNotificationsRead: named(DESK, {}, { payload: {} }),
  sendImageMessage: (world) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(
      [
        '--edge\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\ncontent-type: image/png\r\n\r\nno picture',
        ...Object.entries({ participant: world.desk }).map(
          ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
        ),
        ...['desk', 'cleo'].map(
          (name) => `--edge\r\ncontent-disposition: form-data; name="participants"\r\n\r\n${name}`,
        ),
        '--edge--\r\n',
      ].join('\r\n'),
    ),
    gone: GONE,
    code: 8005,
  }),
  sendMessage: onConversation('payload', { type: 'text', message: 'Hello' }),
  sendMessageBatch: (world) => ({
    payload: {
      type: 'text',
      participant: world.desk,
      message: 'Hello',
      conversations: [{ participants: ['desk', 'cleo'] }],
    },
    gone: GONE,
  }),
  suggestParticipants: (world) => ({ query: { participant: world.desk }, gone: GONE }),
};
