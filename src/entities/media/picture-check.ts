import { limits } from '#generated/limits.ts';
/** Types the server takes (contract: uploadImage). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Largest file the server takes, in bytes (contract: uploadImage, 20 MB). */
export const PICTURE_MAX_BYTES = limits.imageBytes;

/** Most pictures in one post (public block format: 30 image blocks). */
export const PICTURES_MAX = limits.imagesPerPost;

/** Why a file cannot be sent as a picture; undefined when it can be tried. The server looks at the bytes again. */
export function refusalOf(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'type';
  return file.size > PICTURE_MAX_BYTES ? 'size' : undefined;
}
