import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { publishPost } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublished } from '#src/features/posts/render/data/published.ts';
import { tellFailure } from '#src/shared/api/write/tell-failure.ts';

/** Publishes a draft or a queued post at once, however often the button is pressed. */
export function usePublishNow(post: Post) {
  const { t } = useLingui();
  const { tellEdited } = usePublished();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const publish = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { response } = await publishPost(post.blogName, { id: post.id, state: 'published' });
      tellEdited(post, response);
    } catch (error) {
      tellFailure(error, t`We could not publish this post. It is still here.`);
    }
    running.current = false;
    setBusy(false);
  };
  return { publish, busy };
}
