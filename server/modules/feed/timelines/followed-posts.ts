import type { Queryable } from '#server/db/database.ts';
import { mergeSkeletons } from '#server/feed/joined-skeletons.ts';
import { dashboardSkeleton, type Skeleton } from '#server/feed/skeletons.ts';
import { followedHubTags } from '#server/modules/video/video-hub-repository.ts';
import { videoSkeleton } from '#server/modules/video/video-skeleton.ts';

/**
 * Returns the dashboard's skeleton: posts of the blogs a member follows or writes for, and videos of the channels they
 * follow.
 */
export async function followedPosts(db: Queryable, userId: string): Promise<Skeleton> {
  const tags = await followedHubTags(db, userId);
  const posts = dashboardSkeleton(db, userId);
  return tags.length === 0 ? posts : mergeSkeletons([posts, videoSkeleton(db, tags)]);
}
