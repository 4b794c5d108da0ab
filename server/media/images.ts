import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '#generated/limits.ts';
import { DomainError, domainError } from '../core/errors.ts';

import { dominantColours } from './image-colours.ts';
import { type ImageType, imageKind } from './image-kind.ts';

/** Maximum pixels of a picture, all frames of an animation together. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/**
 * Maximum side length of an uploaded picture: a line of a million pixels is not a picture, and costs as much as one.
 */
export const MAX_SENT_SIDE_PX = 20_000;
/** Maximum frames of an animation: each is decoded and encoded anew, however small it is. */
export const MAX_FRAMES = 1000;
/** Maximum side length of a stored picture. */
const MAX_SIDE_PX = 4096;
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
  type: ImageType;
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
 * @throws {DomainError} `payload-too-large`, or `bad-media-format` for anything but a complete PNG, JPEG, GIF or WebP
 * picture of at most 50 megapixels.
 */
export async function processImage(bytes: Uint8Array): Promise<ProcessedImage> {
  if (bytes.length > limits.imageBytes) {
    throw domainError('payload-too-large', { reason: 'image', field: 'file' });
  }
  const contentType = imageKind(bytes);
  if (contentType === undefined) {
    throw domainError('bad-media-format', { reason: 'no_picture' });
  }
  // Checked before the picture occupies a slot of the queue.
  const head = await readImageHeader(bytes);
  if (turns.pendingCount >= MAX_WAITING) {
    throw new DomainError([['service-unavailable', { reason: 'busy' }]], {
      'retry-after': '10',
    });
  }
  return turns(() => orDamaged(() => decode(bytes, contentType, head)));
}

/**
 * Reads the header of a picture without decoding it.
 *
 * @throws {DomainError} `bad-media-format` for an unreadable picture, and for one too large to decode here or for
 * readers
 */
export async function readImageHeader(bytes: Uint8Array): Promise<Metadata> {
  const head = await orDamaged(() => sharp(bytes, { animated: true, limitInputPixels: false }).metadata());
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

async function decode(bytes: Uint8Array, contentType: ImageType, head: Metadata): Promise<ProcessedImage> {
  const source = (animated: boolean) =>
    sharp(bytes, { animated, limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const frameHeight = head.pageHeight ?? head.height;
  const frames = head.pages ?? 1;
  const turned = (head.orientation ?? 1) >= 5;
  const [width, height] = turned ? [frameHeight, head.width] : [head.width, frameHeight];
  const isAnimated = frames > 1;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const full = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  // A size within a tenth of the full one would be redundant.
  const sizes = (isAnimated ? animatedWidths : widths).filter((size) => size < full.width * 0.9);
  const largestType = isAnimated ? 'image/webp' : contentType;

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

const extensions: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

async function encode(
  picture: Sharp,
  type: ImageType,
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
