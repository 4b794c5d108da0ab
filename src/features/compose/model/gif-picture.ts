import type { Gif } from '#generated/zod/gif.zod.ts';
import { newLocalId } from '#src/entities/media/local-id.ts';
import type { PictureRowJson } from './types.ts';

/** A GIF from the search as a picture of the post, in a row of its own. Its token proves where it comes from. */
export function gifPicture({ media, poster, feedbackToken, attribution, altText = '' }: Gif): PictureRowJson {
  const block = {
    type: 'image' as const,
    media,
    feedbackToken,
    ...(poster ? { poster } : {}),
    ...(attribution ? { attribution } : {}),
  };
  return {
    type: 'pictureRow',
    attrs: { mode: null },
    content: [{ type: 'picture', attrs: { localId: newLocalId(), block, altText } }],
  };
}
