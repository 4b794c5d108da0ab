import type { WorldCorrespondence, WorldLetter } from '../world/correspondence.ts';
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

/** Who sent it, and when, in epoch seconds. */
function base(from: string, ts: number, unread = false) {
  const { uuid, name } = blogRefOf(from);
  return { id: `message-${name}-${ts}`, participant: uuid, ts, unread };
}
/** Words sent just now. */
export const says = (from: string, text: string): Message => ({
  type: 'text',
  ...base(from, now),
  content: { type: 'text', text },
});
/** A post shared just now. */
export const shares = (from: string, key: string, text: string): Message => ({
  type: 'post',
  ...base(from, now),
  content: { type: 'text', text },
  post: postOf(key),
});
/** A sticker sent just now. */
export const sends = (from: string, { id, title, images }: Schemas['Sticker']): Message => ({
  type: 'sticker',
  ...base(from, now),
  stickerId: id,
  title,
  images,
});

/** A letter of the world as a message. */
function messageOf({ blog, at, body }: WorldLetter, unread: boolean): Message {
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
    participants: [{ ...participantOf(MEMBER) }, participantOf(told.other)],
    messages: { data: [...data] },
    unreadMessagesCount: told.messages.filter((message) => message.unread).length,
    lastModifiedTs: last?.ts ?? now,
    canSend: true,
    isPossibleSpam: false,
    isBlurredImages: false,
    ...told.more,
  };
}

/** What the conversation with a blog is like besides its letters. */
const MORE: Readonly<Record<string, Partial<Schemas['Conversation']>>> = {
  hut: { canSend: false },
  'yard-sale-orchestra': { isPossibleSpam: true, isBlurredImages: true },
};

function told({ blogs, letters, lookedAt, unreadOf }: WorldCorrespondence): Told {
  const me = world.blog(MEMBER);
  const other = blogs[0] === me ? blogs[1] : blogs[0];
  const unread = new Set(unreadOf(me));
  const [mine, theirs] = [lookedAt(me), lookedAt(other)];
  const seconds = (at: number): number => Math.floor(at / 1000);
  return {
    id: `conversation-${other.key}`,
    other: other.key,
    messages: letters.map((letter) => messageOf(letter, unread.has(letter))).reverse(),
    more: {
      ...(mine === undefined ? {} : { lastReadTs: seconds(mine) }),
      ...(theirs === undefined ? {} : { otherLastReadTs: seconds(theirs) }),
      ...MORE[other.key],
    },
  };
}

/** The member's conversations. */
export const conversations: readonly Told[] = world.correspondence
  .filter(({ blogs }) => blogs.includes(world.blog(MEMBER)))
  .map(told);

function toldWith(key: string): Told {
  const found = conversations.find(({ other }) => other === key);
  if (!found) throw new RangeError(`The member writes no letters to ${key}`);
  return found;
}
export const withOdile = toldWith('odile');
export const withTamsin = toldWith('tamsin');
export const nobodyYet: Told = { id: 'conversation-new', other: 'natsuki', messages: [] };
/** A letter that is a picture. */
export const picture = withOdile.messages.find(({ type }) => type === 'image') as Message;
