import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { followBlog, unfollowBlog } from '#generated/hooks/blogs/blogs.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { blogOverlay, useFollowed } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { changeViewerCount, refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';

type FollowableBlog = Pick<BlogRef, 'uuid' | 'name' | 'followed' | 'canBeFollowed'>;

/**
 * Follows a blog or stops following it: shown at once everywhere, written in order, taken back with the server's own
 * words when it refuses.
 */
export function setFollowed(queryClient: QueryClient, blog: FollowableBlog, on: boolean): Promise<void> {
  const request = { url: blog.name };
  return toggle({
    key: `follow:${blog.uuid}`,
    on,
    confirmed: blogOverlay.get(blog.uuid)?.followed ?? blog.followed ?? false,
    begin: () => blogOverlay.hold(blog.uuid),
    request,
    send: (wanted) => (wanted ? followBlog : unfollowBlog)(request),
    show: (followed) => blogOverlay.put(blog.uuid, { followed }),
    accept: (_, followed) => changeViewerCount(queryClient, 'following', followed ? 1 : -1),
    refuse: (error, wanted) => {
      const fallback = wanted ? t`We could not follow ${blog.name}.` : t`We could not unfollow ${blog.name}.`;
      tellFailure(error, fallback);
      refetchViewer(queryClient);
    },
  });
}

interface Follow {
  /** False for one's own blogs and for blogs nobody can follow. */
  possible: boolean;
  followed: boolean;
  change: () => void;
}

/** Whether the member follows a blog, and a switch for it. A visitor's switch leads to sign-up. */
export function useFollow(blog: FollowableBlog): Follow {
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  const followed = useFollowed(blog) ?? false;
  const { blogs } = useViewer();
  return {
    possible: blog.canBeFollowed !== false && !blogs.some(({ uuid }) => uuid === blog.uuid),
    followed,
    change: () => {
      const { uuid, name } = blog;
      if (mayAct('follow', { pending: { kind: 'follow', blog: { uuid, name } } }))
        void setFollowed(queryClient, blog, !followed);
    },
  };
}
