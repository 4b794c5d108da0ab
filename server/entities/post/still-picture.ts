import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** Returns an image in all its sizes, largest first, for thumbnails and lists: of an animated one, the still frame. */
export function stillPicture({
  media,
  poster,
}: Pick<Schemas['ImageBlock'], 'media' | 'poster'>): Schemas['Image'][] {
  return poster ? [poster] : media;
}
