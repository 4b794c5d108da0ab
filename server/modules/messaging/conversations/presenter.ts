import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { stickerById } from '../stickers/stickers.ts';
import { privateImages, privateStill } from './picture-addresses.ts';
import type { ConversationRow, MessageRow } from './rows.ts';

type Schemas = components['schemas'];
type Participant = Schemas['ConversationParticipant'];

/** Fields a participant always has, whatever was asked for. */
const ALWAYS: ReadonlySet<string> = new Set(['uuid', 'name', 'url', 'blogViewUrl', 'avatar', 'theme']);

/** A blog as it takes part, with only the fields that were asked for (`fields[blogs]`; everything when left out). */
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
    // Told in conversations only, of who wants it told.
    secondsSinceLastActivity: -1,
    ...more,
  };
  if (asked === undefined || asked.trim() === '') return whole;
  const wanted = new Set(asked.split(',').map((field) => field.trim().replace(/^\?/, '')));
  const kept = Object.entries(whole).filter(([field]) => ALWAYS.has(field) || wanted.has(field));
  return Object.fromEntries(kept) as Participant;
}

/** What messages need besides their rows. */
export interface MessageContext {
  /** Uuids of the two blogs, by id. */
  uuids: ReadonlyMap<string, string>;
  conversation: Pick<ConversationRow, 'blog_id' | 'read_id'>;
  /** Shared posts that the reader may see. */
  posts: ReadonlyMap<string, Schemas['Post']>;
}

/** A message as one of the two blogs reads it. */
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
