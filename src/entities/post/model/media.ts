import type { Image } from '#generated/zod/image.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { safeMediaUrl } from '#src/domain/post/links.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';

/** Attributes of an `<img>` that reserve its space before it loads. */
export interface Picture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** Drops sizes without a loadable address. */
function loadableSizes(sizes: readonly Image[]): Image[] {
  return sizes.flatMap((size) => {
    const url = safeMediaUrl(size.url);
    return url ? [{ ...size, url }] : [];
  });
}

/** Returns an image in all its sizes; undefined when none can be loaded. */
export function pictureOf(sizes: readonly Image[]): Picture | undefined {
  const known = loadableSizes(sizes).sort((a, b) => b.width - a.width);
  const [largest] = known;
  if (!largest) return undefined;
  return {
    src: largest.url,
    srcSet: srcSetOf(known),
    width: largest.width,
    height: largest.height,
  };
}

/** Returns width divided by height; 1 when the image cannot be loaded. */
export function ratioOf(block: ImageBlock): number {
  const picture = pictureOf(block.media);
  return picture ? picture.width / picture.height : 1;
}

/** Aspect ratio of a row at which it is full. */
const FULL_ROW_RATIO = 2.1;
const MAX_IN_ROW = 3;

/**
 * Arranges images in rows: wide ones stand alone, narrow ones share a row until it is full. Nothing is cropped, so the
 * images of a row have equal height and different widths.
 */
export function rowsOfImages(images: readonly ImageBlock[]): ImageBlock[][] {
  const rows: ImageBlock[][] = [];
  let row: ImageBlock[] = [];
  let width = 0;
  for (const image of images) {
    row.push(image);
    width += ratioOf(image);
    if (width < FULL_ROW_RATIO && row.length < MAX_IN_ROW) continue;
    rows.push(row);
    row = [];
    width = 0;
  }
  const last = rows.at(-1);
  // A single narrow image would be taller than everything above it.
  if (row.length === 1 && last && last.length < MAX_IN_ROW && width < 1) last.push(...row);
  else if (row.length > 0) rows.push(row);
  return rows;
}
