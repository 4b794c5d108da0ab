import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { followBlog, unfollowBlog } from '#generated/hooks/blogs/blogs.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { blogOverlay, useFollowed } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { changeViewerCount, refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';

type FollowableBlog = Pick<BlogRef, 'uuid' | 'name' | 'followed' | 'canBeFollowed'>;

/**
 * Follows or unfollows a blog with an optimistic update in all lists. Writes to one blog are sent in order; when the
 * server refuses, the update is rolled back and the server's message is shown.
 */
export function setFollowed(queryClient: QueryClient, blog: FollowableBlog, on: boolean): Promise<void> {
  const request = { url: blog.name };
  return toggle({
    key: `follow:${blog.uuid}`,
    on,
    confirmed: blogOverlay.get(blog.uuid)?.followed ?? blog.followed ?? false,
    hold: () => blogOverlay.hold(blog.uuid),
    request,
    send: (isFollowed) => (isFollowed ? followBlog : unfollowBlog)(request),
    optimisticUpdate: (followed) => blogOverlay.put(blog.uuid, { followed }),
    onSuccess: (_, followed) => changeViewerCount(queryClient, 'following', followed ? 1 : -1),
    onError: (error, isFollowed) => {
      const fallback = isFollowed
        ? t`We could not follow ${blog.name}.`
        : t`We could not unfollow ${blog.name}.`;
      showErrorToast(error, fallback);
      refetchViewer(queryClient);
    },
  });
}

interface Follow {
  /** False for the member's own blogs and for blogs that cannot be followed. */
  canFollow: boolean;
  followed: boolean;
  change: () => void;
}

/** Returns the follow state of a blog and a function that toggles it. For visitors it opens sign-up. */
export function useFollow(blog: FollowableBlog): Follow {
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  const followed = useFollowed(blog) ?? false;
  const { blogs } = useViewer();
  return {
    canFollow: blog.canBeFollowed !== false && !blogs.some(({ uuid }) => uuid === blog.uuid),
    followed,
    change: () => {
      const { uuid, name } = blog;
      if (mayAct('follow', { pending: { kind: 'follow', blog: { uuid, name } }, name }))
        void setFollowed(queryClient, blog, !followed);
    },
  };
}
