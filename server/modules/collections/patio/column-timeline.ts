import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { canViewCollection } from '#server/entities/collection/policy.ts';
import { postRuleOf } from '#server/entities/collection/post-rule.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import { collectionSkeleton } from '#server/entities/collection/timeline.ts';
import { hidesLabelled } from '#server/entities/community/label-choice.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import type { PostPageRequest } from '#server/entities/post/post-page.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { ruleSkeleton } from '#server/feed/rule-skeleton.ts';
import { likesSkeleton } from '#server/feed/skeletons.ts';
import { bestSkeleton, communitySkeleton } from '#server/modules/communities/posts/timeline-repository.ts';
import { withoutSeen } from '#server/modules/feed/read-state/seen-repository.ts';
import { bestFirst } from '#server/modules/feed/timelines/best-first.ts';
import { timelineNamed } from '#server/modules/feed/timelines/named-timelines.ts';
import { compileQuery, isBlank, parseQuery } from '#server/search/query.ts';
import { searchSkeleton } from '#server/search/skeleton.ts';
import type { Services } from '#server/services.ts';

type Column = components['schemas']['PatioColumn'];
/** Posts of a column. */
interface Source extends Pick<PostPageRequest, 'skeleton' | 'scope' | 'communityIds' | 'omit'> {
  /** True when the newest come first, so that the list can be sorted by notes. */
  isByTime: boolean;
}

interface Asking {
  db: Queryable;
  services: Pick<Services, 'rankings'>;
  userId: string;
}

const noTimeline = () => domainError('not-found', { reason: 'timeline' });

async function ofCollection({ db, userId }: Asking, uuid: string): Promise<Source> {
  const row = await findCollection(db, uuid, userId);
  if (!row || !(await canViewCollection(db, row, userId)))
    throw domainError('not-found', { reason: 'collection' });
  return {
    skeleton: await collectionSkeleton(db, row, { sort: 'added', showsGaps: false }),
    scope: 'discovery',
    isByTime: true,
  };
}

async function ofCommunity({ db, userId }: Asking, uuid: string, sort: Column['sort']): Promise<Source> {
  const row = await findCommunity(db, uuid, userId);
  const hides = row?.has_content_label === true && (await hidesLabelled(db, userId));
  if (!row || communityVerdict(row, { hidesLabelled: hides }) !== 'shown') {
    throw domainError('not-found', { reason: 'community' });
  }
  const filter = { communityId: row.id, pollsOnly: false, viewerId: userId };
  const skeleton = sort === 'popular' ? bestSkeleton(db, filter) : communitySkeleton(db, filter);
  return { skeleton, scope: 'communities', communityIds: [row.id], isByTime: false };
}

const COLLECTION = 'collection:';
const COMMUNITY = 'community:';

async function ofName(asking: Asking, name: string, sort: Column['sort']): Promise<Source> {
  const { db, userId } = asking;
  if (name === 'likes') return { skeleton: likesSkeleton(db, userId), scope: 'dashboard', isByTime: true };
  if (name.startsWith(COLLECTION)) return ofCollection(asking, name.slice(COLLECTION.length));
  if (name.startsWith(COMMUNITY)) return ofCommunity(asking, name.slice(COMMUNITY.length), sort);
  const timeline = await timelineNamed(db, name, userId);
  if (!timeline) throw noTimeline();
  return timeline;
}

function ofSearch({ db, services }: Asking, typed: string): Source {
  const parsed = parseQuery(typed);
  if (isBlank(parsed)) return { skeleton: async () => [], scope: 'discovery', isByTime: true };
  const { match, rank } = compileQuery(parsed, { blogIds: new Map(), withTrail: false });
  const scope = { match, rank, order: 'newest' as const, withUnlisted: false };
  return { skeleton: searchSkeleton(db, scope, services.rankings), scope: 'discovery', isByTime: true };
}

async function sourceOf(asking: Asking, { timeline, rule, query, sort }: Column): Promise<Source> {
  const { db } = asking;
  if (rule)
    return { skeleton: ruleSkeleton(db, await postRuleOf(db, rule)), scope: 'discovery', isByTime: true };
  if (query !== undefined) return ofSearch(asking, query);
  if (timeline !== undefined) return ofName(asking, timeline, sort);
  throw noTimeline();
}

/**
 * Returns what a column of the patio shows.
 *
 * @throws not-found for a timeline, collection or community that is gone or closed to the member
 */
export async function columnTimeline(asking: Asking, column: Column): Promise<Source> {
  const { db, userId } = asking;
  const source = await sourceOf(asking, column);
  const { types = [], filter = 'all', sort = 'newest' } = column;
  const unseen = filter === 'unseen' ? withoutSeen(db, userId, source.skeleton) : source.skeleton;
  const omit = (row: PostRow): boolean =>
    source.omit?.(row) === true ||
    (types.length > 0 && !types.some((type) => type === row.type)) ||
    (filter === 'originals' && row.parent_post_id !== null);
  return {
    ...source,
    skeleton: sort === 'popular' && source.isByTime ? bestFirst(db, unseen) : unseen,
    omit,
  };
}
