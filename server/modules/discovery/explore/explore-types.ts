import type { PostRow } from '#server/entities/post/rows.ts';

/** Posts that a mode of discovery shows: originals of a type, optionally filtered further. */
export interface ExploreType {
  type: PostRow['type'];
  only?: (post: PostRow) => boolean;
}

function isGif(post: PostRow): boolean {
  return post.content.some(
    (block) =>
      block.type === 'image' && block.media.some(({ type, url }) => type === 'gif' || /\.gif$/i.test(url)),
  );
}

/** Post types of the explore modes (spec 000 §2.1). */
export const EXPLORE_TYPES = {
  text: { type: 'text' },
  photos: { type: 'photo' },
  gifs: { type: 'photo', only: isGif },
  quotes: { type: 'quote' },
  chats: { type: 'chat' },
  audio: { type: 'audio' },
  video: { type: 'video' },
  asks: { type: 'answer' },
} as const satisfies Record<string, ExploreType>;
