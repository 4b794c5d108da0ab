import type { OperationId } from '#generated/operations.ts';
import { ALREADY_GONE, DESK, plain, type Recipe, withPath } from './ingredients.ts';

/** Concerns a conversation of `desk`, named in the query or the body. */
function onConversation(place: 'query' | 'payload', more: object = {}): Recipe {
  return async (world) => ({
    [place]: { participant: world.desk, conversation_id: await world.conversation(), ...more },
    codeForBlocked: ALREADY_GONE,
  });
}

/** Recipes of messages and notifications. */
export const messagingRecipes: Partial<Record<OperationId, Recipe>> = {
  deleteConversation: onConversation('query'),
  editNotificationSettings: () => ({ path: DESK, payload: { likes: 'noone' } }),
  getNotificationSettings: withPath(DESK),
  flagConversation: onConversation('payload', { type: 'other' }),
  getConversation: onConversation('query'),
  listConversations: (world) => ({ query: { participant: world.desk }, codeForBlocked: ALREADY_GONE }),
  listNotifications: withPath(DESK),
  getActivityNotes: withPath(DESK),
  getActivityNewFollowers: withPath(DESK),
  getActivityTotalFollowers: withPath(DESK),
  getYearInReview: async (world) => {
    await world.post();
    return { path: DESK, query: { year: String(new Date().getUTCFullYear()) }, codeForBlocked: ALREADY_GONE };
  },
  listStickers: plain,
  markConversationRead: onConversation('payload'),
  markNotificationsRead: withPath(DESK, {}, { payload: {} }),
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
    codeForBlocked: ALREADY_GONE,
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
    codeForBlocked: ALREADY_GONE,
  }),
  suggestParticipants: (world) => ({ query: { participant: world.desk }, codeForBlocked: ALREADY_GONE }),
};
