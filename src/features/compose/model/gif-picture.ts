import type { Gif } from '#generated/zod/gif.zod.ts';
import { newLocalId } from '#src/entities/media/local-id.ts';
import type { PictureRowJson } from './types.ts';

/** Creates an image row from a GIF search result. Its feedback token proves the origin to the server. */
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
