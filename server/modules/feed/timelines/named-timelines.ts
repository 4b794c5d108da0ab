import { tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { canViewCollection } from '#server/entities/collection/policy.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import { collectionSkeleton } from '#server/entities/collection/timeline.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { communitiesByIds, memberCommunityIds } from '#server/entities/community/repository.ts';
import type { PostPageRequest } from '#server/entities/post/post-page.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import { gatheredSkeleton } from '#server/feed/gathered-skeleton.ts';
import { recommendedSkeleton } from '#server/feed/recommended-skeleton.ts';
import { dashboardSkeleton, type Skeleton, trendingSkeleton } from '#server/feed/skeletons.ts';
import { tabRow } from '../tabs/tab-repository.ts';
import { followedPosts } from './followed-posts.ts';
import { followedTagKeys, mutualBlogIds, subscribedBlogIds } from './timeline-repository.ts';

/** A timeline that can be read by its name. */
export interface Timeline {
  skeleton: Skeleton;
  scope: NonNullable<PostPageRequest['scope']>;
  omit?: NonNullable<PostPageRequest['omit']>;
  communityIds?: readonly string[];
  /** True when the newest comes first, so that everything above a post is unread. */
  isByTime: boolean;
}

/** The timeline of the communities that a member is in. */
export const COMMUNITIES_TIMELINE = 'communities';

/** Timelines that can be read by name, in display order; `tab:{id}` and `collection:{id}` besides. */
export const NAMED_TIMELINES = [
  {
    name: 'following',
    title: 'Following',
    description: 'Everything from the blogs you follow, newest first.',
  },
  {
    name: 'for-you',
    title: 'For you',
    description: 'Lively posts that fit what you follow and like, from blogs you do not know yet.',
  },
  { name: 'followed-tags', title: 'Your tags', description: 'Posts with tags you follow.' },
  { name: 'subscriptions', title: 'Subscriptions', description: 'Blogs whose new posts you are told of.' },
  { name: 'mutuals', title: 'Mutuals', description: 'Blogs you follow whose authors follow you.' },
  { name: 'originals', title: 'Originals', description: 'The blogs you follow, without reblogs.' },
  { name: 'popular', title: 'Popular', description: 'What many like and reblog these days.' },
  { name: COMMUNITIES_TIMELINE, title: 'Communities', description: 'Communities you are in, newest first.' },
] as const;

/** The only timeline that needs no login. */
export const PUBLIC_TIMELINE = 'popular';

function popular(db: Queryable): Timeline {
  return {
    skeleton: trendingSkeleton(db),
    scope: 'discovery',
    omit: (post) => post.content_rating === 'explicit',
    isByTime: false,
  };
}

const dashboard = (skeleton: Skeleton): Timeline => ({ skeleton, scope: 'dashboard', isByTime: true });

async function ownTab(db: Queryable, userId: string, id: string): Promise<Timeline | undefined> {
  const tab = await tabRow(db, userId, id);
  if (!tab || tab.title === null) return undefined;
  const { blog_ids: blogIds, types, hide_reblogs: hideReblogs } = tab;
  const communityIds = await viewableCommunityIds(db, tab.community_ids, userId);
  const sources = { blogIds, tags: tab.tags.map(tagKey), types, hideReblogs, communityIds, viewerId: userId };
  return { ...dashboard(gatheredSkeleton(db, sources)), communityIds };
}

/** Returns those of the communities that the member may look into now. */
async function viewableCommunityIds(
  db: Queryable,
  ids: readonly string[],
  userId: string,
): Promise<string[]> {
  if (ids.length === 0 || !(await isFeatureOpen(db, 'communities', userId))) return [];
  const rows = await communitiesByIds(db, ids, userId);
  return [...rows.values()].flatMap((row) => (communityVerdict(row) === 'shown' ? [row.id] : []));
}

async function ofCommunities(db: Queryable, userId: string): Promise<Timeline | undefined> {
  if (!(await isFeatureOpen(db, 'communities', userId))) return undefined;
  const communityIds = await memberCommunityIds(db, userId);
  const skeleton = gatheredSkeleton(db, { blogIds: [], tags: [], communityIds, viewerId: userId });
  return { skeleton, scope: 'communities', isByTime: true, communityIds };
}

const COLLECTION = 'collection:';

/** Returns what was added to a collection. What its readers have seen is counted by the collection itself. */
async function ofCollection(db: Queryable, userId: string, uuid: string): Promise<Timeline | undefined> {
  const row = await findCollection(db, uuid, userId);
  if (!row || !(await canViewCollection(db, row, userId))) return undefined;
  const skeleton = await collectionSkeleton(db, row, { sort: 'added', showsGaps: false });
  return { skeleton, scope: 'discovery', isByTime: false };
}

/** Returns the timeline of that name for a member; undefined when there is none. Visitors have `popular` only. */
export async function timelineNamed(
  db: Queryable,
  which: string,
  userId: string | null,
): Promise<Timeline | undefined> {
  if (which === PUBLIC_TIMELINE) return popular(db);
  if (userId === null) return undefined;
  if (which.startsWith(COLLECTION)) return ofCollection(db, userId, which.slice(COLLECTION.length));
  if (which.startsWith('tab:')) return ownTab(db, userId, which.slice('tab:'.length));
  switch (which) {
    case 'following':
      return dashboard(await followedPosts(db, userId));
    case 'originals':
      return {
        ...dashboard(dashboardSkeleton(db, userId)),
        omit: (post) => post.parent_post_id !== null,
      };
    case 'followed-tags':
      return dashboard(gatheredSkeleton(db, { blogIds: [], tags: await followedTagKeys(db, userId) }));
    case 'subscriptions':
      return dashboard(gatheredSkeleton(db, { blogIds: await subscribedBlogIds(db, userId), tags: [] }));
    case 'mutuals':
      return dashboard(gatheredSkeleton(db, { blogIds: await mutualBlogIds(db, userId), tags: [] }));
    case COMMUNITIES_TIMELINE:
      return ofCommunities(db, userId);
    case 'for-you':
      return { ...popular(db), skeleton: recommendedSkeleton(db, userId) };
    default:
      return undefined;
  }
}
