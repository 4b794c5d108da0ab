import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** A picture in all its sizes, largest first, as it is shown small and among others: of one that moves, the still frame. */
export function stillPicture({
  media,
  poster,
}: Pick<Schemas['ImageBlock'], 'media' | 'poster'>): Schemas['Image'][] {
  return poster ? [poster] : media;
}
