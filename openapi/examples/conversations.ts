import { ago, participantOf, smallArtOf } from './shapes.ts';
import { blogRefOf, now, pictureOf, postOf, type Schemas } from './world.ts';

type Message = Schemas['Message'];

function base(from: string, when: string, unread = false) {
  const { uuid, name } = blogRefOf(from);
  return { id: `message-${name}-${ago(when)}`, participant: uuid, ts: ago(when), unread };
}
export const says = (from: string, when: string, text: string, unread = false): Message => ({
  type: 'text',
  ...base(from, when, unread),
  content: { type: 'text', text },
});
export const shares = (from: string, when: string, key: string, text: string, unread = false): Message => ({
  type: 'post',
  ...base(from, when, unread),
  content: { type: 'text', text },
  post: postOf(key),
});
const lost = (from: string, when: string, text: string): Message => ({
  type: 'post',
  ...base(from, when),
  content: { type: 'text', text },
});

export const stickers: Schemas['Sticker'][] = [
  {
    id: 'sticker-tea',
    title: 'A cup of tea',
    images: [smallArtOf('panels-tea')],
  },
  {
    id: 'sticker-sceptical-cat',
    title: 'A sceptical cat',
    images: [smallArtOf('avatar-cat')],
  },
  {
    id: 'sticker-fog',
    title: 'Fog, again',
    images: [smallArtOf('marlow-seven-ridges')],
  },
  {
    id: 'sticker-moon',
    title: 'The moon looks back',
    images: [smallArtOf('tamsin-moon')],
  },
];
export const [tea, cat] = stickers as [Schemas['Sticker'], Schemas['Sticker']];
export const sends = (from: string, when: string, sticker: Schemas['Sticker']): Message => ({
  type: 'sticker',
  ...base(from, when),
  stickerId: sticker.id,
  title: sticker.title,
  images: sticker.images,
});
const dunes = pictureOf('marlow-dunes');
export const picture: Message = {
  type: 'image',
  ...base('marlow', '27h'),
  images: dunes.media,
  altText: dunes.altText ?? '',
  colors: ['#c9b79c', '#6b7a7f'],
};

interface Told {
  id: string;
  other: string;
  /** The newest first. */
  messages: readonly Message[];
  more?: Partial<Schemas['Conversation']>;
}
export function conversation(told: Told, data: readonly Message[] = told.messages): Schemas['Conversation'] {
  const last = told.messages[0];
  return {
    id: told.id,
    participants: [{ ...participantOf('marlow') }, participantOf(told.other)],
    messages: { data: [...data] },
    unreadMessagesCount: told.messages.filter((message) => message.unread).length,
    lastModifiedTs: last?.ts ?? now,
    canSend: true,
    isPossibleSpam: false,
    isBlurredImages: false,
    ...told.more,
  };
}

export const conversations: readonly Told[] = [
  {
    id: 'conversation-odile',
    other: 'odile',
    more: { lastReadTs: ago('1h'), otherLastReadTs: ago('11m') },
    messages: [
      says('odile', '11m', 'Also I burnt another one. Number four. We do not speak of it.', true),
      says('odile', '12m', 'The fog loaf worked. I am calling it the fog loaf, you cannot stop me.', true),
      says('marlow', '58m', 'Saving the heel for me, I hope.'),
      sends('odile', '1h', tea),
      picture,
      says('marlow', '27h 1m', 'This was the morning I meant. No bread, sadly.'),
      shares('odile', '1d 4h', 'odile-burnt', 'You have to see this before I delete it.'),
      says('odile', '2d 7h', 'Until the bread is gone. So, nine.'),
      says('marlow', '2d 8h', 'Is the shop open on Saturday?'),
    ],
  },
  {
    id: 'conversation-tamsin',
    other: 'tamsin',
    more: { lastReadTs: ago('3h'), otherLastReadTs: ago('2h') },
    messages: [
      says('tamsin', '2h', 'South east, a hand above the horizon. Bring a hat. 🔭', true),
      says('marlow', '3h', 'Clear here until midnight, apparently. Where should I point the camera?'),
      shares('tamsin', '4h', 'tamsin-saturn', 'This, but bigger.'),
      lost('marlow', '9d', 'You would like this one.'),
    ],
  },
  {
    id: 'conversation-ferran',
    other: 'ferran',
    more: { lastReadTs: ago('1d') },
    messages: [
      sends('ferran', '1d', cat),
      says('ferran', '1d', 'A poem for your lighthouse. Two lines, both damp.'),
      says('marlow', '1d 2h', 'I will print it beside the picture.'),
    ],
  },
  {
    id: 'conversation-yusra',
    other: 'yusra',
    more: { lastReadTs: ago('4d') },
    messages: [
      says('yusra', '4d', 'صباح النور! The ink is dry, I will post it tomorrow إن شاء الله.'),
      says('marlow', '4d 1h', 'No hurry at all, the frame is not even glued.'),
    ],
  },
  {
    id: 'conversation-hut',
    other: 'hut',
    more: { lastReadTs: ago('12d'), canSend: false },
    messages: [
      says(
        'hut',
        '12d',
        'Last bunk is yours until Sunday. After that we close for the winter and messages rest, too.',
      ),
    ],
  },
  {
    id: 'conversation-stranger',
    other: 'yard-sale-orchestra',
    more: { isPossibleSpam: true, isBlurredImages: true },
    messages: [says('yard-sale-orchestra', '13d', 'hello!! are you interested in 40 accordions')],
  },
];
export const [withOdile, withTamsin] = conversations as [Told, Told];
export const nobodyYet: Told = { id: 'conversation-new', other: 'natsuki', messages: [] };
