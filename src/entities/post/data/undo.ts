import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getEditPostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import { recordEdited } from '#src/shared/api/read/post-overlay.ts';
import { carryOut } from '#src/shared/api/write/write.ts';

/** Makes a draft of a post that has just been published. A refusal is told in the server's words. */
export function takeBack(
  queryClient: QueryClient,
  { id, post }: CreatedPost,
  done: (draft: CreatedPost) => void,
): Promise<boolean> {
  return carryOut(
    queryClient,
    getEditPostMutationOptions,
    {
      done: ({ response }: { response: CreatedPost }) => {
        recordEdited(response.post);
        done(response);
      },
      failed: t`We could not take the post back.`,
    },
    { blog: post.blogName, id, data: { state: 'draft' } },
  );
}
