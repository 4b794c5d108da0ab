import { limits } from '#generated/limits.ts';

/** Content types the server accepts (contract: uploadImage). */
const SENT_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/tiff',
];

/**
 * Content types for the file chooser. BMP is converted in the browser before it is sent. HEIC is left out: an iPhone
 * then converts the photo that its owner picks.
 */
export const PICTURE_TYPES: readonly string[] = [...SENT_TYPES, 'image/bmp'];

/** Names of files for which some systems know no content type. */
const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  heic: 'image/heic',
  heif: 'image/heif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
};

/** Largest file the server accepts, in bytes (contract: uploadImage, 20 MB). */
export const PICTURE_MAX_BYTES = limits.imageBytes;

/** Maximum number of images per post (public block format: 30 image blocks). */
export const PICTURES_PER_POST_MAX = limits.imagesPerPost;

/** Reason why a file cannot be sent as a picture. */
export type PictureRejection = 'type' | 'heic' | 'size';

interface PictureFile {
  name?: string;
  type: string;
  size: number;
}

/** Returns the content type of a file, by its name where the system does not know it. */
function typeOf({ name = '', type }: PictureFile): string {
  return type || (TYPE_BY_ENDING[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '');
}

/**
 * Returns why a file cannot be sent as a picture; undefined when it can be tried. The server inspects the bytes again.
 */
export function rejectionReasonOf(file: PictureFile): PictureRejection | undefined {
  const type = typeOf(file);
  if (/^image\/hei[cf]/.test(type)) return 'heic';
  if (!SENT_TYPES.includes(type)) return 'type';
  return file.size > PICTURE_MAX_BYTES ? 'size' : undefined;
}

/** Returns true for a picture that the server does not accept and some browsers can show, and so convert. */
export function isConvertible(file: PictureFile): boolean {
  const type = typeOf(file);
  return !SENT_TYPES.includes(type) && type.startsWith('image/') && type !== 'image/svg+xml';
}
