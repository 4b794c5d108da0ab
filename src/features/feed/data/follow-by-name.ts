import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FollowBlog200 } from '#generated/zod/followBlog200.zod.ts';
import type { FollowBlogBody } from '#generated/zod/followBlogBody.zod.ts';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { changeViewerCount } from '#src/shared/api/viewer/viewer-counts.ts';
import { followTarget } from '#src/shared/lib/text/follow-target.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { followingQuery } from './following.ts';

/** What somebody typed: an email address, an address of the web, or a blog name (spec 000 §5). */
export function followRequest(typed: string): FollowBlogBody {
  const target = followTarget(typed);
  return 'blogName' in target ? { url: target.blogName } : target;
}

/** What follows it, for its form; which blog that is, only the answer says. */
export function useFollowTyped(onFollowed: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return {
    done: ({ response: { blog } }: FollowBlog200): void => {
      const wasFollowed = blogOverlay.get(blog.uuid)?.followed === true;
      blogOverlay.put(blog.uuid, { followed: true });
      if (!wasFollowed) changeViewerCount(queryClient, 'following', 1);
      void queryClient.invalidateQueries({ queryKey: followingQuery().queryKey });
      addToast({ type: 'success', message: t`You follow ${blog.name} now.` });
      onFollowed();
    },
  };
}
