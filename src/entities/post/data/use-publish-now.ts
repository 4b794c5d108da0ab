import { useLingui } from '@lingui/react/macro';
import { getPublishPostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublished } from '#src/entities/post/data/published.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Publishes a draft or a queued post at once. */
export function usePublishNow(post: Post): { publish: () => void; busy: boolean } {
  const { t } = useLingui();
  const { tellEdited } = usePublished();
  const { write, busy } = useWrite(getPublishPostMutationOptions, {
    done: ({ response }) => tellEdited(post, response),
    failed: t`We could not publish this post. It is still here.`,
  });
  const publish = (): void => void write({ blog: post.blogName, data: { id: post.id, state: 'published' } });
  return { publish, busy };
}
