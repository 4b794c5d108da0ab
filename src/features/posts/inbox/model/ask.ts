import type { Blog } from '#generated/zod/blog.zod.ts';
import type { CreatePostRequest } from '#generated/zod/createPostRequest.zod.ts';

/**
 * An ask as it is sent: a block for each paragraph, all of them asked (spec 000 §7).
 *
 * @param asker the blog that asks; null asks without a name
 */
export function askRequest(words: string, asker: Blog | null): CreatePostRequest {
  const paragraphs = words.split(/\n+/).filter((line) => line.trim() !== '');
  const { uuid = '', name = '' } = asker ?? {};
  return {
    content: paragraphs.map((text) => ({ type: 'text', text })),
    layout: [
      {
        type: 'ask',
        blocks: paragraphs.map((_, index) => index),
        ...(asker ? { attribution: { type: 'blog', blog: { uuid, name } } } : {}),
      },
    ],
    state: 'ask',
    ...(asker ? { tumblelog: name } : {}),
  };
}
