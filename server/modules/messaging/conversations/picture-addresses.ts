import type { components } from '#generated/types/api.d.ts';

type Image = components['schemas']['Image'];

/** Where pictures of letters are served, to their readers alone. */
export const PICTURES = '/messaging/pictures';

/**
 * Sizes of a letter's picture under addresses that work for those who read the letter, and say nothing of where the files
 * lie: those addresses work for everybody, for ever.
 */
export function privateImages(messageId: string, images: readonly Image[]): Image[] {
  return images.map(({ mediaKey: _, ...image }, size) => ({
    ...image,
    url: `${PICTURES}/${messageId}/${size}`,
  }));
}

/** Of a moving picture's still the same. */
export function privateStill(messageId: string, { mediaKey: _, ...image }: Image): Image {
  return { ...image, url: `${PICTURES}/${messageId}/still` };
}
