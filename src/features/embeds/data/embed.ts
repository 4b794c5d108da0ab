import { getGetPostEmbedQueryOptions } from '#generated/hooks/embeds/embeds.ts';
import type { GetPostEmbed200 } from '#generated/zod/getPostEmbed200.zod.ts';

/** An embeddable post with its blog and its embed code. */
export function embedQuery(blog: string, postId: string) {
  return {
    ...getGetPostEmbedQueryOptions(blog, postId),
    select: (answer: GetPostEmbed200) => answer.response,
  };
}
