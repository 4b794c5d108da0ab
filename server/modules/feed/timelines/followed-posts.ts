import type { Queryable } from '#server/db/database.ts';
import { mergeSkeletons } from '#server/feed/joined-skeletons.ts';
import { dashboardSkeleton, type Skeleton } from '#server/feed/skeletons.ts';
import { followedHubTags } from '#server/modules/video/video-hub-repository.ts';
import { videoSkeleton } from '#server/modules/video/video-skeleton.ts';

/**
 * Returns the dashboard's skeleton: posts of the blogs a member follows or writes for, and videos of the channels they
 * follow; optionally of one type.
 */
export async function followedPosts(db: Queryable, userId: string, type?: string): Promise<Skeleton> {
  const posts = dashboardSkeleton(db, userId, type);
  if (type !== undefined && type !== 'video') return posts;
  const tags = await followedHubTags(db, userId);
  return tags.length === 0 ? posts : mergeSkeletons([posts, videoSkeleton(db, tags)]);
}
