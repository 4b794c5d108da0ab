/** Content of a message: text, a shared post with text (null for a deleted one), the picture of a post, a sticker. */
export type MessageBody =
  | { text: string }
  | { post: string | null; text: string }
  | { picture: string; colors: readonly string[] }
  | { sticker: 'tea' | 'heart' | 'moon' | 'fog' };

export type MessageSource = readonly [by: string, ago: string, body: MessageBody];

/** A conversation of two blogs. */
export interface ConversationSource {
  /** Keys of the two blogs; the one that wrote first comes first. */
  between: readonly [string, string];
  /** When each of the two last read it; left out for never. Later messages of the other are unread. */
  lastRead: Readonly<Record<string, string>>;
  /** In the order they were sent. */
  messages: readonly MessageSource[];
}

const says = (by: string, ago: string, text: string): MessageSource => [by, ago, { text }];

/** Private messages of the cast. */
export const conversationSources: readonly ConversationSource[] = [
  {
    between: ['marlow', 'odile'],
    lastRead: { marlow: '58m', odile: '11m' },
    messages: [
      says('marlow', '2d 8h', 'Is the shop open on Saturday?'),
      says('odile', '2d 7h', 'Until the bread is gone. So, nine.'),
      ['odile', '1d 4h', { post: 'odile-burnt', text: 'You have to see this before I delete it.' }],
      says('marlow', '27h 1m', 'This was the morning I meant. No bread, sadly.'),
      ['marlow', '27h', { picture: 'marlow-dunes', colors: ['#c9b79c', '#6b7a7f'] }],
      ['odile', '1h', { sticker: 'tea' }],
      says('marlow', '58m', 'Saving the heel for me, I hope.'),
      says('odile', '12m', 'The fog loaf worked. I am calling it the fog loaf, you cannot stop me.'),
      says('odile', '11m', 'Also I burnt another one. Number four. We do not speak of it.'),
    ],
  },
  {
    between: ['marlow', 'tamsin'],
    lastRead: { marlow: '3h', tamsin: '2h' },
    messages: [
      ['marlow', '9d', { post: null, text: 'You would like this one.' }],
      ['tamsin', '4h', { post: 'tamsin-saturn', text: 'This, but bigger.' }],
      says('marlow', '3h', 'Clear here until midnight, apparently. Where should I point the camera?'),
      says('tamsin', '2h', 'South east, a hand above the horizon. Bring a hat. 🔭'),
    ],
  },
  {
    between: ['marlow', 'ferran'],
    lastRead: { marlow: '1d' },
    messages: [
      says('marlow', '1d 3h', 'I will print it beside the picture.'),
      says('ferran', '1d 1m', 'A poem for your lighthouse. Two lines, both damp.'),
      ['ferran', '1d', { sticker: 'moon' }],
    ],
  },
  {
    between: ['marlow', 'yusra'],
    lastRead: { marlow: '4d', yusra: '4d' },
    messages: [
      says('marlow', '4d 1h', 'No hurry at all, the frame is not even glued.'),
      says('yusra', '4d', 'صباح النور! The ink is dry, I will post it tomorrow إن شاء الله.'),
    ],
  },
  {
    between: ['hut', 'marlow'],
    lastRead: { marlow: '12d' },
    messages: [
      says(
        'hut',
        '12d',
        'Last bunk is yours until Sunday. After that we close for the winter and messages rest, too.',
      ),
    ],
  },
  {
    between: ['yard-sale-orchestra', 'marlow'],
    lastRead: {},
    messages: [says('yard-sale-orchestra', '13d', 'hello!! are you interested in 40 accordions')],
  },
  {
    between: ['greta', 'odile'],
    lastRead: { greta: '6h', odile: '5h' },
    messages: [
      says('greta', '2d', 'The rhubarb is ready. Bring a knife and no plans.'),
      says('odile', '1d 23h', 'I have a knife. Plans I can lose.'),
      ['greta', '6h', { post: 'odile-first-out', text: 'Is this what you do with my rye?' }],
      ['odile', '5h', { sticker: 'heart' }],
    ],
  },
  {
    between: ['tamsin', 'hut'],
    lastRead: { tamsin: '20h' },
    messages: [
      says('tamsin', '3d', 'How dark is it up there, honestly?'),
      says('hut', '2d 20h', 'We find our own feet by memory.'),
      says('tamsin', '2d 19h', 'Booking two bunks and a moonless week.'),
      ['hut', '5h', { sticker: 'fog' }],
    ],
  },
];
