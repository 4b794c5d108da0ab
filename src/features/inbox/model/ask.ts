import type { Blog } from '#generated/zod/blog.zod.ts';
import type { CreatePostRequest } from '#generated/zod/createPostRequest.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';

/** Pictures beside each other. */
const IN_A_ROW = 3;

/** Each paragraph by itself, then the pictures in rows; nothing where every block stands by itself anyway. */
function rowsOf(paragraphs: number, pictures: number): NonNullable<CreatePostRequest['layout']> {
  if (pictures < 2) return [];
  const alone = Array.from({ length: paragraphs }, (_, index) => ({ blocks: [index] }));
  const rows = Array.from({ length: Math.ceil(pictures / IN_A_ROW) }, (_, row) => ({
    blocks: Array.from(
      { length: Math.min(IN_A_ROW, pictures - row * IN_A_ROW) },
      (_, index) => paragraphs + row * IN_A_ROW + index,
    ),
  }));
  return [{ type: 'rows', display: [...alone, ...rows] }];
}

/**
 * An ask as it is sent: a block for each paragraph and each picture, all of them asked (spec 000 §7).
 *
 * @param asker the blog that asks; null asks without a name
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
