import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { stickerById } from '../stickers/stickers.ts';
import { privateImages, privateStill } from './picture-addresses.ts';
import type { ConversationRow, MessageRow } from './rows.ts';

type Schemas = components['schemas'];
type Participant = Schemas['ConversationParticipant'];

/** Fields that every participant contains, regardless of `fields[blogs]`. */
const REQUIRED_FIELDS: ReadonlySet<string> = new Set([
  'uuid',
  'name',
  'url',
  'blogViewUrl',
  'avatar',
  'theme',
]);

/** Presents a blog as a participant, with only the requested fields (`fields[blogs]`; all when absent). */
export function presentParticipant(
  row: BlogRow,
  viewerId: string,
  more: Pick<Participant, 'isFollowingYou' | 'secondsSinceLastActivity'>,
  asked: string | undefined,
): Participant {
  const { uuid, name, title, url, blogViewUrl, avatar, theme, descriptionNpf, isAdult, primary, followed } =
    presentBlogRef(row, viewerId);
  const whole = {
    ...{ uuid, name, title, url, blogViewUrl, avatar, theme, descriptionNpf, isAdult, primary },
    ...(followed === undefined ? {} : { followed }),
    // Only conversations contain it, and only for members who share it.
    secondsSinceLastActivity: -1,
    ...more,
  };
  if (asked === undefined || asked.trim() === '') return whole;
  const wanted = new Set(asked.split(',').map((field) => field.trim().replace(/^\?/, '')));
  const kept = Object.entries(whole).filter(([field]) => REQUIRED_FIELDS.has(field) || wanted.has(field));
  return Object.fromEntries(kept) as Participant;
}

/** Data that messages need besides their rows. */
export interface MessageContext {
  /** Uuids of the two blogs, by id. */
  uuids: ReadonlyMap<string, string>;
  conversation: Pick<ConversationRow, 'blog_id' | 'read_id'>;
  /** Shared posts that the reader may see. */
  posts: ReadonlyMap<string, Schemas['Post']>;
}

/** Presents a message to one of the two blogs. */
export function presentMessage(row: MessageRow, context: MessageContext): Schemas['Message'] {
  const { blog_id, read_id } = context.conversation;
  const base = {
    id: row.id,
    participant: context.uuids.get(row.blog_id) ?? '',
    ts: row.ts,
    unread: row.blog_id !== blog_id && BigInt(row.id) > BigInt(read_id),
  };
  switch (row.kind) {
    case 'text':
      return { type: 'text', ...base, content: row.content.content };
    case 'image': {
      const { images, poster, ...words } = row.content;
      const still = poster ? { poster: privateStill(row.id, poster) } : {};
      return { type: 'image', ...base, ...words, images: privateImages(row.id, images), ...still };
    }
    case 'post': {
      const post = context.posts.get(row.content.postId);
      return { type: 'post', ...base, content: row.content.content, ...(post ? { post } : {}) };
    }
    case 'sticker': {
      const { stickerId } = row.content;
      const { title = '', images = [] } = stickerById(stickerId) ?? {};
      return { type: 'sticker', ...base, stickerId, title, images };
    }
  }
}
