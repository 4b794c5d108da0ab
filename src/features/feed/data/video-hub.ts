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
import type { ChangeQuery } from '#src/shared/api/write/write.ts';

/** First video to show: the newest, a certain one, or the newest of one blog. */
export interface VideoStart {
  blogName: string | undefined;
  postId: string | undefined;
}

/** A video hub with its header and similar ones. */
export function videoHubQuery(hub: string) {
  return getGetVideoHubQueryOptions(hub);
}

/** The videos of a hub. A blog's name together with a post's id only names the author and filters nothing. */
export function videosQuery(hub: string, { blogName, postId }: VideoStart) {
  const params = postId ? { post_id: postId } : { ...(blogName ? { blog_name: blogName } : {}) };
  return getGetVideoHubTimelineInfiniteQueryOptions(hub, params, { query: feedPaging });
}

/** Prefetches a video hub and its first videos. Errors are stored in the cache. */
export async function prefetchVideoHub(
  queryClient: QueryClient,
  hub: string,
  start: VideoStart,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(videoHubQuery(hub)),
    queryClient.prefetchInfiniteQuery(videosQuery(hub, start)),
  ]);
}

/** Follows or unfollows a video hub with an optimistic update, rolled back when the server refuses. */
export function useFollowHub(hub: string): (on: boolean) => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = videoHubQuery(hub);
  const show = (changeQuery: ChangeQuery, isFollowed: boolean): undefined =>
    changeQuery<GetVideoHub200>(queryKey, ({ response, ...known }) => ({
      ...known,
      response: { ...response, hub: { ...response.hub, isFollowed } },
    }));
  const done = () => queryClient.invalidateQueries({ queryKey: getListVideoHubsQueryKey() });
  const scope = `follow video hub ${hub}`;
  const following = useWrite(getFollowVideoHubMutationOptions, {
    scope,
    optimisticUpdate: (_, changeQuery) => show(changeQuery, true),
    onSuccess: done,
    errorToast: t`We could not follow this channel.`,
  });
  const unfollowing = useWrite(getUnfollowVideoHubMutationOptions, {
    scope,
    optimisticUpdate: (_, changeQuery) => show(changeQuery, false),
    onSuccess: done,
    errorToast: t`We could not unfollow this channel.`,
  });
  return (on) => void (on ? following : unfollowing).write({ hub });
}
