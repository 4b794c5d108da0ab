import {
  conversation,
  conversations,
  emptyConversation,
  picture,
  postMessage,
  stickerMessage,
  stickers,
  tea,
  textMessage,
  withOdile,
  withTamsin,
} from './conversations.ts';
import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { namedAfter } from './names.ts';
import { ago, participantOf } from './shapes.ts';
import { blogRefOf, postOf } from './world.ts';

const me = blogRefOf('marlow').uuid;
const sent = textMessage('marlow', 'Saving the heel for me, I hope.');
const older = {
  next: {
    href: `/v2/conversations/messages?conversation_id=conversation-odile&before=${ago('1d 3h')}`,
    queryParams: { before: ago('1d 3h') },
  },
};

/** Private messages, as Marlow's blog sees them. */
export const examples = {
  listConversations: {
    responses: {
      200: listPages({
        key: 'conversations',
        path: '/v2/conversations',
        by: 'cursor',
        items: conversations.map((told) => conversation(told, told.messages.slice(0, 1))),
      }),
    },
  },
  getConversation: {
    responses: {
      200: {
        firstPage: {
          summary: 'The newest messages',
          value: { conversation: conversation(withOdile, withOdile.messages.slice(0, 5)), links: older },
        },
        nextPage: {
          summary: 'Older ones',
          value: {
            conversation: conversation(withOdile, withOdile.messages.slice(5, 7)),
            links: {
              next: {
                href: `/v2/conversations/messages?conversation_id=conversation-odile&before=${ago('1d 4h')}`,
                queryParams: { before: ago('1d 4h') },
              },
            },
          },
        },
        lastPage: {
          summary: 'The oldest ones',
          value: { conversation: conversation(withOdile, withOdile.messages.slice(7)), links: {} },
        },
        empty: {
          summary: 'Two blogs that never wrote',
          value: { conversation: conversation(emptyConversation), links: {} },
        },
        ...namedAfter(
          conversations,
          (told) => told.id,
          (told) => ({
            summary: `With ${blogRefOf(told.other).name}`,
            value: { conversation: conversation(told), links: {} },
          }),
        ),
        ...namedAfter(
          conversations,
          (told) => blogRefOf(told.other).name,
          (told) => ({
            summary: `With ${blogRefOf(told.other).name}, by name`,
            value: { conversation: conversation(told), links: {} },
          }),
        ),
      },
    },
  },
  sendMessage: {
    request: {
      text: {
        summary: 'Words',
        value: {
          type: 'text' as const,
          participant: me,
          conversation_id: 'conversation-odile',
          message: 'Saving the heel for me, I hope.',
        },
      },
      opens: {
        summary: 'Words to somebody new',
        value: {
          type: 'text' as const,
          participant: me,
          participants: [me, blogRefOf('natsuki').uuid],
          message: 'Which green is that on Sunday’s page?',
        },
      },
      post: {
        summary: 'A post',
        value: {
          type: 'post' as const,
          participant: me,
          conversation_id: 'conversation-tamsin',
          message: 'Look up!',
          post: {
            id: postOf('tamsin-saturn').id,
            blog_uuid: blogRefOf('tamsin').uuid,
            type: postOf('tamsin-saturn').type,
          },
        },
      },
      sticker: {
        summary: 'A sticker',
        value: {
          type: 'sticker' as const,
          participant: me,
          conversation_id: 'conversation-odile',
          stickerId: tea.id,
        },
      },
      gif: {
        summary: 'A GIF of the search',
        value: {
          type: 'image' as const,
          participant: me,
          conversation_id: 'conversation-odile',
          feedbackToken: 'gif-proof-ferran-candle',
        },
      },
    },
    responses: {
      201: {
        text: { summary: 'Sent', value: { conversation: conversation(withOdile, [sent]), message: sent } },
        sticker: {
          summary: 'A sticker was sent',
          value: {
            conversation: conversation(withOdile, [stickerMessage('marlow', tea)]),
            message: stickerMessage('marlow', tea),
          },
        },
      },
    },
  },
  sendMessageBatch: {
    request: singleExample('One post to two blogs', {
      type: 'post' as const,
      participant: me,
      message: 'Tonight!',
      post: {
        id: postOf('tamsin-moon-tonight').id,
        blog_uuid: blogRefOf('tamsin').uuid,
        type: postOf('tamsin-moon-tonight').type,
      },
      conversations: [
        { conversation_id: 'conversation-odile' },
        { participants: [me, blogRefOf('hut').uuid] },
      ],
    }),
    responses: {
      201: {
        some: {
          summary: 'One could be reached',
          value: {
            conversations: [
              conversation(withOdile, [postMessage('marlow', 'tamsin-moon-tonight', 'Tonight!')]),
            ],
          },
        },
        empty: { summary: 'None could', value: { conversations: [] } },
      },
    },
  },
  sendImageMessage: {
    responses: {
      201: singleExample('A picture was sent', {
        conversation: conversation(withTamsin, [picture]),
        message: picture,
      }),
    },
  },
  flagConversation: {
    request: singleExample('Forty accordions', {
      type: 'spam' as const,
      context: 'I do not want any accordions.',
      conversation_id: 'conversation-stranger',
      participant: me,
    }),
  },
  markConversationRead: {
    request: singleExample('Opened', { conversation_id: 'conversation-odile', participant: me }),
  },
  suggestParticipants: {
    responses: {
      200: {
        recent: {
          summary: 'Written to lately, and followed',
          value: {
            suggestions: ['odile', 'tamsin', 'ferran', 'yusra', 'kilnside', 'natsuki'].map(participantOf),
          },
        },
        empty: { summary: 'Nobody is called so', value: { suggestions: [] } },
      },
    },
  },
  listStickers: {
    responses: {
      200: {
        stickers: { summary: 'Four stickers', value: { stickers } },
        empty: { summary: 'A site without stickers', value: { stickers: [] } },
      },
    },
  },
} satisfies Examples;
