import type { components } from '#generated/types/api.d.ts';

type Image = components['schemas']['Image'];

/** Base path of message images, which are served to their readers only. */
export const PICTURES = '/messaging/pictures';

/**
 * Returns an image's sizes with addresses that work only for readers of the message and do not reveal the media
 * address, which works for everybody and forever.
 */
export function privateImages(messageId: string, images: readonly Image[]): Image[] {
  return images.map(({ mediaKey: _, ...image }, size) => ({
    ...image,
    url: `${PICTURES}/${messageId}/${size}`,
  }));
}

/** Does the same for the still of an animated image. */
export function privateStill(messageId: string, { mediaKey: _, ...image }: Image): Image {
  return { ...image, url: `${PICTURES}/${messageId}/still` };
}
