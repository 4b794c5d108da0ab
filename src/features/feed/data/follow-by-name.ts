import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FollowBlog200 } from '#generated/zod/followBlog200.zod.ts';
import type { FollowBlogBody } from '#generated/zod/followBlogBody.zod.ts';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { changeViewerCount } from '#src/shared/api/viewer/viewer-counts.ts';
import { followTarget } from '#src/shared/lib/text/follow-target.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { followingQuery } from './following.ts';

/** Interprets typed text as an email address, a web address, or a blog name (spec 000 §5). */
export function followRequest(typed: string): FollowBlogBody {
  const target = followTarget(typed);
  return 'blogName' in target ? { url: target.blogName } : target;
}

/** Returns the success handler of the form; the followed blog is known only from the response. */
export function useFollowTyped(onFollowed: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return {
    onSuccess: ({ response: { blog } }: FollowBlog200): void => {
      const wasFollowed = blogOverlay.get(blog.uuid)?.followed === true;
      blogOverlay.put(blog.uuid, { followed: true });
      if (!wasFollowed) changeViewerCount(queryClient, 'following', 1);
      void queryClient.invalidateQueries({ queryKey: followingQuery().queryKey });
      addToast({ type: 'success', message: t`You follow ${blog.name} now.` });
      onFollowed();
    },
  };
}
