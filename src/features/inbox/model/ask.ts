import type { Blog } from '#generated/zod/blog.zod.ts';
import type { CreatePostRequest } from '#generated/zod/createPostRequest.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';

/** Maximum number of images in a row. */
const MAX_ROW_IMAGES = 3;

/**
 * Returns the layout: a row for each paragraph, then the images in rows; empty where every block has a row of its own
 * anyway.
 */
function rowsOf(paragraphs: number, pictures: number): NonNullable<CreatePostRequest['layout']> {
  if (pictures < 2) return [];
  const alone = Array.from({ length: paragraphs }, (_, index) => ({ blocks: [index] }));
  const rows = Array.from({ length: Math.ceil(pictures / MAX_ROW_IMAGES) }, (_, row) => ({
    blocks: Array.from(
      { length: Math.min(MAX_ROW_IMAGES, pictures - row * MAX_ROW_IMAGES) },
      (_, index) => paragraphs + row * MAX_ROW_IMAGES + index,
    ),
  }));
  return [{ type: 'rows', display: [...alone, ...rows] }];
}

/**
 * Builds the request of an ask: a block for each paragraph and each image, all of them marked as asked (spec 000 §7).
 *
 * @param asker the blog that asks; null asks anonymously
 */
export function askRequest(
  words: string,
  asker: Blog | null,
  pictures: readonly ImageBlock[] = [],
): CreatePostRequest {
  const paragraphs = words.split(/\n+/).filter((line) => line.trim() !== '');
  const { uuid = '', name = '' } = asker ?? {};
  const content = [...paragraphs.map((text) => ({ type: 'text' as const, text })), ...pictures];
  return {
    content,
    layout: [
      ...rowsOf(paragraphs.length, pictures.length),
      {
        type: 'ask',
        blocks: content.map((_, index) => index),
        ...(asker ? { attribution: { type: 'blog', blog: { uuid, name } } } : {}),
      },
    ],
    state: 'ask',
    ...(asker ? { tumblelog: name } : {}),
  };
}
