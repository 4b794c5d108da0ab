import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '#generated/limits.ts';
import { DomainError, domainError } from '../core/errors.ts';

import { apngToWebp, readApng } from './apng.ts';
import { dominantColours } from './image-colours.ts';
import { type ImageType, imageKind, type RefusedImage } from './image-kind.ts';

/** Maximum pixels of a picture, all frames of an animation together. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/**
 * Maximum side length of an uploaded picture: a line of a million pixels is not a picture, and costs as much as one.
 */
export const MAX_SENT_SIDE_PX = 20_000;
/** Maximum frames of an animation: each is decoded and encoded anew, however small it is. */
export const MAX_FRAMES = 1000;
/**
 * Maximum pixels of a stored picture. The area is bounded, not a side: a comic of 800 × 12,000 pixels keeps its width,
 * and a panorama its height.
 */
const MAX_STORED_PIXELS = 4096 * 4096;
/** Maximum side length that WebP can hold. */
const MAX_WEBP_SIDE_PX = 16_383;
const widths = [2048, 1280, 640, 500, 250] as const;
/** Fewer sizes, because an animation is encoded frame by frame. */
const animatedWidths = [500, 250] as const;
const SQUARE_PX = 75;
/** Maximum width of the still of an animation, which stands in for each of its sizes. */
const MAX_STILL_WIDTH_PX = 1280;
/** File name of the first frame of an animation, beside its sizes. */
export const stillFile = 'still.webp';

export type ImageVariant = {
  file: string;
  width: number;
  height: number;
  type: StoredType;
  bytes: Buffer;
  cropped: boolean;
  hasOriginalDimensions: boolean;
};

export type ProcessedImage = {
  /** Type of the uploaded file. */
  contentType: ImageType;
  /** Width as displayed, after applying the camera's orientation. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** Largest first; the square thumbnail last. */
  variants: ImageVariant[];
  colors: string[];
};

sharp.cache(false);
// Pictures are processed two at a time (below); one thread each leaves the rest of the machine to the server.
sharp.concurrency(1);

/**
 * Processes a picture: checks its bytes, not its name; decodes and re-encodes it, which drops metadata and other hidden
 * data; creates smaller sizes, never larger ones.
 *
 * An animated PNG becomes an animated WebP.
 *
 * @throws {DomainError} `payload-too-large`, or `bad-media-format` for anything but a PNG, JPEG, GIF, WebP, AVIF or TIFF
 * picture of at most 50 megapixels of which nothing visible is missing.
 */
export async function processImage(bytes: Uint8Array): Promise<ProcessedImage> {
  if (bytes.length > limits.imageBytes) {
    throw domainError('payload-too-large', { reason: 'image', field: 'file' });
  }
  const contentType = takenKind(bytes);
  // Checked before the picture occupies a slot of the queue.
  const head = await readImageHeader(bytes);
  const moving = contentType === 'image/png' ? readApng(bytes) : undefined;
  if (moving) refuseTooLarge({ ...head, pages: moving.frames.length, pageHeight: head.height });
  if (turns.pendingCount >= MAX_WAITING) {
    throw new DomainError([['service-unavailable', { reason: 'busy' }]], {
      'retry-after': '10',
    });
  }
  return turns(() =>
    orDamaged(async () => {
      if (moving === undefined) return decodeTolerantly(bytes, contentType, head);
      const webp = await apngToWebp(moving);
      return { ...(await decode(webp, 'image/webp', await readImageHeader(webp))), contentType };
    }),
  );
}

/** Returns the type of a picture that can be taken; tells what to do with one that is recognised and cannot. */
function takenKind(bytes: Uint8Array): ImageType {
  const kind = imageKind(bytes);
  switch (kind) {
    case undefined:
      throw domainError('bad-media-format', { reason: 'no_picture' });
    case 'image/heic':
      throw domainError('bad-media-format', { reason: 'heic' });
    case 'image/bmp':
      throw domainError('bad-media-format', { reason: 'bmp' });
    case 'animated-avif':
      throw domainError('bad-media-format', { reason: 'animated_avif' });
    default:
      return kind;
  }
}

/** Types whose several pages are frames; those of a TIFF are pictures of their own, of which the first is taken. */
const ANIMATED: ReadonlySet<ImageType | RefusedImage | undefined> = new Set(['image/gif', 'image/webp']);

/**
 * Reads the header of a picture without decoding it.
 *
 * @throws {DomainError} `bad-media-format` for an unreadable picture, and for one too large to decode here or for
 * readers
 */
export async function readImageHeader(bytes: Uint8Array): Promise<Metadata> {
  const animated = ANIMATED.has(imageKind(bytes));
  const { pages = 1, ...about } = await orDamaged(() =>
    sharp(bytes, { animated, limitInputPixels: false }).metadata(),
  );
  const head: Metadata = { ...about, pages: animated ? pages : 1 };
  refuseTooLarge(head);
  return head;
}

/**
 * Returns the first frame of an animation as WebP.
 *
 * @throws {DomainError} `bad-media-format` for an unreadable picture
 */
export function firstFrame(bytes: Uint8Array): Promise<Buffer> {
  return orDamaged(() =>
    sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS }).webp({ quality: 80 }).toBuffer(),
  );
}

/** Limits simultaneous decoding, which needs hundreds of megabytes per picture. */
const turns = pLimit(2);
/** Maximum number of waiting pictures, about half a minute's work. They wait in memory, 20 MB each at most. */
const MAX_WAITING = 16;

/** Returns the numbers of pictures in progress and waiting in this process. */
export function imageQueue(): { active: number; waiting: number } {
  return { active: turns.activeCount, waiting: turns.pendingCount };
}

/** Reports a picture that the decoder cannot read as damaged. */
async function orDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw domainError('bad-media-format', { reason: 'damaged_picture' });
  }
}

function refuseTooLarge({ width, height, pageHeight = height, pages = 1 }: Metadata): void {
  if (Math.max(width, pageHeight) > MAX_SENT_SIDE_PX) {
    throw domainError('bad-media-format', { reason: 'too_wide' });
  }
  if (width * pageHeight * pages > MAX_IMAGE_PIXELS) {
    throw domainError('bad-media-format', { reason: 'too_many_pixels' });
  }
  if (pages > MAX_FRAMES) {
    throw domainError('bad-media-format', { reason: 'too_many_frames' });
  }
}

/** Largest part of a picture's height that may be missing at its end. */
const MAX_MISSING = 0.05;
/** Size at which the end of a picture is inspected. */
const [INSPECTED_ROWS, INSPECTED_COLUMNS] = [256, 32];

/** Returns true for a JPEG whose pixels are complete and whose end marker is missing. */
async function lacksEndMarkerOnly(bytes: Uint8Array): Promise<boolean> {
  const ended = Buffer.concat([bytes, Buffer.from([0xff, 0xd9])]);
  return sharp(ended, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning' })
    .resize(1, 1)
    .raw()
    .toBuffer()
    .then(
      () => imageKind(bytes) === 'image/jpeg',
      () => false,
    );
}

/**
 * Returns true when a file lacks only its last bytes, so that nothing visible is missing: browsers show such pictures.
 * A decoder fills the rows that it cannot read with one colour, down to the end of the picture.
 */
async function lacksLittle(bytes: Uint8Array): Promise<boolean> {
  if (await lacksEndMarkerOnly(bytes)) return true;
  const rows = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'none' })
    .resize(INSPECTED_COLUMNS, INSPECTED_ROWS, { fit: 'fill', kernel: 'nearest' })
    .flatten()
    .greyscale()
    .raw()
    .toBuffer();
  const isFlat = (row: number): boolean => {
    const values = rows.subarray(row * INSPECTED_COLUMNS, (row + 1) * INSPECTED_COLUMNS);
    return values.every((value) => value === values[0]);
  };
  const flat = Array.from({ length: INSPECTED_ROWS }, (_, row) => isFlat(INSPECTED_ROWS - 1 - row));
  const missing = flat.indexOf(false);
  return missing >= 0 && missing <= INSPECTED_ROWS * MAX_MISSING;
}

/** Decodes a picture strictly, or as far as it goes when only its last bytes are missing. */
async function decodeTolerantly(
  bytes: Uint8Array,
  contentType: ImageType,
  head: Metadata,
): Promise<ProcessedImage> {
  try {
    return await decode(bytes, contentType, head);
  } catch (error) {
    const isStill = contentType === 'image/jpeg' || contentType === 'image/png';
    if (!isStill || !(await lacksLittle(bytes))) throw error;
    return decode(bytes, contentType, head, 'none');
  }
}

async function decode(
  bytes: Uint8Array,
  contentType: ImageType,
  head: Metadata,
  failOn: 'error' | 'none' = 'error',
): Promise<ProcessedImage> {
  const source = (animated: boolean) =>
    sharp(bytes, { animated, limitInputPixels: MAX_IMAGE_PIXELS, failOn });
  const frameHeight = head.pageHeight ?? head.height;
  const frames = head.pages ?? 1;
  const turned = (head.orientation ?? 1) >= 5;
  const [width, height] = turned ? [frameHeight, head.width] : [head.width, frameHeight];
  const isAnimated = frames > 1;
  const largestType = storedType(contentType, isAnimated);
  const side = largestType === 'image/webp' ? MAX_WEBP_SIDE_PX / Math.max(width, height) : 1;
  const scale = Math.min(1, side, Math.sqrt(MAX_STORED_PIXELS / (width * height)));
  const full = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  // A size within a tenth of the full one would be redundant.
  const sizes = (isAnimated ? animatedWidths : widths).filter(
    (size) => size < full.width * 0.9 && (size * height) / width <= MAX_WEBP_SIDE_PX,
  );

  const variants: ImageVariant[] = [];
  variants.push({
    ...(await encode(
      source(isAnimated).autoOrient().resize(full.width, full.height, { fit: 'fill' }),
      largestType,
    )),
    file: `full.${extensions[largestType]}`,
    cropped: false,
    hasOriginalDimensions: scale === 1,
  });
  for (const size of sizes) {
    const picture = source(isAnimated).autoOrient().resize({ width: size });
    const variant = await encode(picture, 'image/webp');
    variants.push({ ...variant, file: `w${size}.webp`, cropped: false, hasOriginalDimensions: false });
  }
  const thumbnail = source(false)
    .autoOrient()
    .resize(SQUARE_PX, SQUARE_PX, { fit: 'cover', position: 'attention' });
  if (isAnimated) {
    const still = source(false)
      .autoOrient()
      .resize({ width: Math.min(full.width, MAX_STILL_WIDTH_PX) });
    const variant = await encode(still, 'image/webp');
    variants.push({ ...variant, file: stillFile, cropped: false, hasOriginalDimensions: false });
  }
  variants.push({
    ...(await encode(thumbnail, 'image/webp')),
    file: 'square.webp',
    cropped: true,
    hasOriginalDimensions: false,
  });
  return { contentType, width, height, isAnimated, variants, colors: await dominantColours(source(false)) };
}

/** Types in which pictures are stored. */
export type StoredType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** Returns the type in which the largest size is stored: the uploaded one where all browsers can show it. */
function storedType(contentType: ImageType, isAnimated: boolean): StoredType {
  if (isAnimated || contentType === 'image/avif' || contentType === 'image/tiff') return 'image/webp';
  return contentType;
}

const extensions: Record<StoredType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

async function encode(
  picture: Sharp,
  type: StoredType,
): Promise<Pick<ImageVariant, 'bytes' | 'width' | 'height' | 'type'>> {
  const encoder = {
    'image/png': () => picture.png({ compressionLevel: 8 }),
    'image/jpeg': () => picture.jpeg({ quality: 85, progressive: true }),
    'image/gif': () => picture.gif(),
    'image/webp': () => picture.webp({ quality: 80, effort: 3 }),
  }[type];
  const { data, info } = await encoder().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, type };
}
