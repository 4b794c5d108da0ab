import type { Image } from '#generated/zod/image.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { safeMediaUrl } from '#src/domain/post/links.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';

/** What an `<img>` needs to show a picture without moving what is around it. */
export interface Picture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** Pictures without an address that may be loaded are left out. */
function usable(sizes: readonly Image[]): Image[] {
  return sizes.flatMap((size) => {
    const url = safeMediaUrl(size.url);
    return url ? [{ ...size, url }] : [];
  });
}

/** A picture in all its sizes; undefined when none can be loaded. */
export function pictureOf(sizes: readonly Image[]): Picture | undefined {
  const known = usable(sizes).sort((a, b) => b.width - a.width);
  const [largest] = known;
  if (!largest) return undefined;
  return {
    src: largest.url,
    srcSet: srcSetOf(known),
    width: largest.width,
    height: largest.height,
  };
}

/** Width divided by height; 1 when the picture cannot be loaded. */
export function ratioOf(block: ImageBlock): number {
  const picture = pictureOf(block.media);
  return picture ? picture.width / picture.height : 1;
}

/** Width of a row, as a multiple of its height, at which it is full. */
const FULL_ROW = 2.1;
const MOST_IN_ROW = 3;

/**
 * Pictures in rows: wide ones stand alone, narrow ones share a row until it is full. Nothing is cut, so a row's
 * pictures have one height and their own widths.
 */
export function rowsOfImages(images: readonly ImageBlock[]): ImageBlock[][] {
  const rows: ImageBlock[][] = [];
  let row: ImageBlock[] = [];
  let width = 0;
  for (const image of images) {
    row.push(image);
    width += ratioOf(image);
    if (width < FULL_ROW && row.length < MOST_IN_ROW) continue;
    rows.push(row);
    row = [];
    width = 0;
  }
  const last = rows.at(-1);
  // A single narrow picture would stand taller than everything above it.
  if (row.length === 1 && last && last.length < MOST_IN_ROW && width < 1) last.push(...row);
  else if (row.length > 0) rows.push(row);
  return rows;
}
