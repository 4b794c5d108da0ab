import { getGetPostEmbedQueryOptions } from '#generated/hooks/embeds/embeds.ts';
import type { GetPostEmbed200 } from '#generated/zod/getPostEmbed200.zod.ts';

/** A post that other sites may show, its blog, and the code that shows it. */
export function embedQuery(blog: string, postId: string) {
  return {
    ...getGetPostEmbedQueryOptions(blog, postId),
    select: (answer: GetPostEmbed200) => answer.response,
  };
}
