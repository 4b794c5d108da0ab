import type { Image } from '#generated/zod/image.zod.ts';

/**
 * Returns the smallest image that is sharp at `size` CSS pixels on a screen with two device pixels per CSS pixel, else
 * the largest. Undefined for an empty list.
 */
export function avatarImageFor(sizes: readonly Image[], size: number): Image | undefined {
  const byWidth = [...sizes].sort((a, b) => a.width - b.width);
  return byWidth.find(({ width }) => width >= size * 2) ?? byWidth.at(-1);
}
