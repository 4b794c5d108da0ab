import { useLingui } from '@lingui/react/macro';
import { getPublishPostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Publishes a draft or queued post immediately. */
export function usePublishNow(post: Post): { publish: () => void; busy: boolean } {
  const { t } = useLingui();
  const { announceEdited } = usePublishFeedback();
  const { write, busy } = useWrite(getPublishPostMutationOptions, {
    onSuccess: ({ response }) => announceEdited(post, response),
    errorToast: t`We could not publish this post. It is still here.`,
  });
  const publish = (): void => void write({ blog: post.blogName, data: { id: post.id, state: 'published' } });
  return { publish, busy };
}
