import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getFollowVideoHubMutationOptions,
  getGetVideoHubQueryOptions,
  getGetVideoHubTimelineInfiniteQueryOptions,
  getListVideoHubsQueryKey,
  getUnfollowVideoHubMutationOptions,
} from '#generated/hooks/video/video.ts';
import type { GetVideoHub200 } from '#generated/zod/getVideoHub200.zod.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Where watching begins: with the newest video, with one of them, or with those of one blog. */
export interface Start {
  blogName: string | undefined;
  postId: string | undefined;
}

/** A channel with its header, and others like it. */
export function videoHubQuery(hub: string) {
  return getGetVideoHubQueryOptions(hub);
}

/** The videos of a channel. A blog's name beside a post's id says whose it is and leaves nothing out. */
export function videosQuery(hub: string, { blogName, postId }: Start) {
  const params = postId ? { post_id: postId } : { ...(blogName ? { blog_name: blogName } : {}) };
  return getGetVideoHubTimelineInfiniteQueryOptions(hub, params, { query: feedPaging });
}

/** Puts a channel and its first videos into the cache. Failures stay in the cache. */
export async function prefetchVideoHub(queryClient: QueryClient, hub: string, start: Start): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(videoHubQuery(hub)),
    queryClient.prefetchInfiniteQuery(videosQuery(hub, start)),
  ]);
}

/** Follows a channel or stops following it: shown at once, taken back when the server refuses. */
export function useFollowHub(hub: string): (on: boolean) => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = videoHubQuery(hub);
  const show = async (isFollowed: boolean) => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<GetVideoHub200>(queryKey);
    if (!before) return undefined;
    const { response } = before;
    queryClient.setQueryData(queryKey, {
      ...before,
      response: { ...response, hub: { ...response.hub, isFollowed } },
    });
    return () => void queryClient.setQueryData(queryKey, before);
  };
  const done = () => queryClient.invalidateQueries({ queryKey: getListVideoHubsQueryKey() });
  const scope = `follow video hub ${hub}`;
  const following = useWrite(getFollowVideoHubMutationOptions, {
    scope,
    show: () => show(true),
    done,
    failed: t`We could not follow this channel.`,
  });
  const leaving = useWrite(getUnfollowVideoHubMutationOptions, {
    scope,
    show: () => show(false),
    done,
    failed: t`We could not unfollow this channel.`,
  });
  return (on) => void (on ? following : leaving).write({ hub });
}
