import type { ImageBlock } from '../model/types.ts';

const DISPLAY_WIDTH_PX = 640;

/** Returns the smallest size of an image that is still sharp at the width of the composer. */
export function addressOf(block: ImageBlock | null): string | undefined {
  return (block?.media.findLast(({ width }) => width >= DISPLAY_WIDTH_PX) ?? block?.media[0])?.url;
}
