import type { WorldConversation, WorldMessage } from '../world/conversations.ts';
import { participantOf, smallArtOf } from './shapes.ts';
import { blogRefOf, MEMBER, now, pictureOf, postOf, type Schemas, world } from './world.ts';

type Message = Schemas['Message'];

const sticker = (name: string, title: string, art: string): Schemas['Sticker'] => ({
  id: `sticker-${name}`,
  title,
  images: [smallArtOf(art)],
});
export const tea = sticker('tea', 'A cup of tea', 'panels-tea');
export const stickers: Schemas['Sticker'][] = [
  tea,
  sticker('heart', 'A heart of thread', 'avatar-cat'),
  sticker('fog', 'Fog, again', 'marlow-seven-ridges'),
  sticker('moon', 'The moon looks back', 'tamsin-moon'),
];

/** Returns the sender and the time, in epoch seconds. */
function base(from: string, ts: number, unread = false) {
  const { uuid, name } = blogRefOf(from);
  return { id: `message-${name}-${ts}`, participant: uuid, ts, unread };
}
/** Returns a text message sent just now. */
export const textMessage = (from: string, text: string): Message => ({
  type: 'text',
  ...base(from, now),
  content: { type: 'text', text },
});
/** Returns a shared post sent just now. */
export const postMessage = (from: string, key: string, text: string): Message => ({
  type: 'post',
  ...base(from, now),
  content: { type: 'text', text },
  post: postOf(key),
});
/** Returns a sticker sent just now. */
export const stickerMessage = (from: string, { id, title, images }: Schemas['Sticker']): Message => ({
  type: 'sticker',
  ...base(from, now),
  stickerId: id,
  title,
  images,
});

/** Converts a message of the world. */
function messageOf({ blog, at, body }: WorldMessage, unread: boolean): Message {
  const sent = base(blog.key, Math.floor(at / 1000), unread);
  if ('sticker' in body) {
    const { id, title, images } = stickers.find((one) => one.id === `sticker-${body.sticker}`) ?? tea;
    return { type: 'sticker', ...sent, stickerId: id, title, images };
  }
  if ('picture' in body) {
    const { media, altText = '' } = pictureOf(body.picture);
    return { type: 'image', ...sent, images: media, altText, colors: [...body.colors] };
  }
  const content = { type: 'text' as const, text: body.text };
  if (!('post' in body)) return { type: 'text', ...sent, content };
  return { type: 'post', ...sent, content, ...(body.post === null ? {} : { post: postOf(body.post) }) };
}

interface ConversationData {
  id: string;
  other: string;
  /** Newest first. */
  messages: readonly Message[];
  more?: Partial<Schemas['Conversation']>;
}
export function conversation(
  source: ConversationData,
  data: readonly Message[] = source.messages,
): Schemas['Conversation'] {
  const last = source.messages[0];
  return {
    id: source.id,
    participants: [{ ...participantOf(MEMBER) }, participantOf(source.other)],
    messages: { data: [...data] },
    unreadMessagesCount: source.messages.filter((message) => message.unread).length,
    lastModifiedTs: last?.ts ?? now,
    canSend: true,
    isPossibleSpam: false,
    isBlurredImages: false,
    ...source.more,
  };
}

/** State of a conversation with a blog, besides its messages. */
const CONVERSATION_STATES: Readonly<Record<string, Partial<Schemas['Conversation']>>> = {
  hut: { canSend: false },
  'yard-sale-orchestra': { isPossibleSpam: true, isBlurredImages: true },
};

function conversationData({ blogs, messages, lastReadAt, unreadOf }: WorldConversation): ConversationData {
  const me = world.blog(MEMBER);
  const other = blogs[0] === me ? blogs[1] : blogs[0];
  const unread = new Set(unreadOf(me));
  const [mine, theirs] = [lastReadAt(me), lastReadAt(other)];
  const seconds = (at: number): number => Math.floor(at / 1000);
  return {
    id: `conversation-${other.key}`,
    other: other.key,
    messages: messages.map((message) => messageOf(message, unread.has(message))).reverse(),
    more: {
      ...(mine === undefined ? {} : { lastReadTs: seconds(mine) }),
      ...(theirs === undefined ? {} : { otherLastReadTs: seconds(theirs) }),
      ...CONVERSATION_STATES[other.key],
    },
  };
}

/** The member's conversations. */
export const conversations: readonly ConversationData[] = world.conversations
  .filter(({ blogs }) => blogs.includes(world.blog(MEMBER)))
  .map(conversationData);

function conversationWith(key: string): ConversationData {
  const found = conversations.find(({ other }) => other === key);
  if (!found) throw new RangeError(`The member has no conversation with ${key}`);
  return found;
}
export const withOdile = conversationWith('odile');
export const withTamsin = conversationWith('tamsin');
export const emptyConversation: ConversationData = { id: 'conversation-new', other: 'natsuki', messages: [] };
/** An image message. */
export const picture = withOdile.messages.find(({ type }) => type === 'image') as Message;
