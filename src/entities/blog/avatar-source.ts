import type { Image } from '#generated/zod/image.zod.ts';

/**
 * The smallest picture that is sharp at `size` CSS pixels on a screen with two pixels per pixel, else the largest
 * there is. Undefined for a list without pictures.
 */
export function pictureFor(sizes: readonly Image[], size: number): Image | undefined {
  const byWidth = [...sizes].sort((a, b) => a.width - b.width);
  return byWidth.find(({ width }) => width >= size * 2) ?? byWidth.at(-1);
}
