import { getGetEmbeddedGifQueryOptions } from '#generated/hooks/media/media.ts';
import type { GetEmbeddedGif200 } from '#generated/zod/getEmbeddedGif200.zod.ts';

/** A GIF of the library and its source post. */
export function gifQuery(embedKey: string) {
  return {
    ...getGetEmbeddedGifQueryOptions(embedKey),
    select: (answer: GetEmbeddedGif200) => answer.response,
  };
}
