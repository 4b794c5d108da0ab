import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getEditPostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import { recordEdited } from '#src/shared/api/read/post-overlay.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';

/** Turns a post that was just published back into a draft. Shows the server's message when it refuses. */
export function undoPublish(
  queryClient: QueryClient,
  { id, post }: CreatedPost,
  onUndone: (draft: CreatedPost) => void,
): Promise<boolean> {
  return executeWrite(
    queryClient,
    getEditPostMutationOptions,
    {
      onSuccess: ({ response }: { response: CreatedPost }) => {
        recordEdited(response.post);
        onUndone(response);
      },
      errorToast: t`The post was not turned back into a draft. Try again.`,
    },
    { blog: post.blogName, id, data: { state: 'draft' } },
  );
}
