import type { ImageBlock } from '../model/types.ts';

const DISPLAY_WIDTH = 640;

/** The smallest size of a picture that is still sharp at the sheet's width. */
export function addressOf(block: ImageBlock | null): string | undefined {
  return (block?.media.findLast(({ width }) => width >= DISPLAY_WIDTH) ?? block?.media[0])?.url;
}
