import { CONVERSATION, type UserAction } from './action.ts';

export const messageActions: readonly UserAction[] = [
  {
    operation: 'sendMessage',
    path: CONVERSATION,
    steps: [
      ['type', 'Message to odile', 'Did you count eight?'],
      ['press', 'Send'],
    ],
  },
  { operation: 'sendImageMessage', path: CONVERSATION, steps: [['upload', 'Send a picture']] },
  {
    operation: 'sendMessageBatch',
    path: '/messaging/send/thursday-book-club/2762294207450360574',
    steps: [
      ['press', 'Choose odile'],
      ['type', 'Say something with it', 'For you.'],
      ['press', 'Send'],
    ],
  },
  {
    operation: 'deleteConversation',
    path: CONVERSATION,
    steps: [
      ['press', 'Conversation options'],
      ['pick', 'Delete'],
      ['press', 'Delete'],
    ],
  },
  {
    operation: 'flagConversation',
    path: CONVERSATION,
    steps: [
      ['press', 'Conversation options'],
      ['pick', 'Report'],
      ['press', 'Spam'],
    ],
  },
  { operation: 'listStickers', path: CONVERSATION, steps: [['press', 'Stickers']] },
];
