import { limits } from '#generated/limits.ts';
/** Content types the server accepts (contract: uploadImage). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Largest file the server accepts, in bytes (contract: uploadImage, 20 MB). */
export const PICTURE_MAX_BYTES = limits.imageBytes;

/** Maximum number of images per post (public block format: 30 image blocks). */
export const PICTURES_PER_POST_MAX = limits.imagesPerPost;

/**
 * Returns why a file cannot be sent as a picture; undefined when it can be tried. The server inspects the bytes again.
 */
export function rejectionReasonOf(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'type';
  return file.size > PICTURE_MAX_BYTES ? 'size' : undefined;
}
