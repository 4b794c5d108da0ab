import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { hidesLabelled } from '#server/entities/community/label-choice.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import {
  type CommunityFilter,
  type CommunitySort,
  countByJoinType,
  type FoundCommunity,
  findCommunities,
  type ListedCommunity,
  nearestCommunities,
  ownCommunities,
  publicCommunities,
} from './list-repository.ts';
import { presentRefs } from './refs.ts';

type Schemas = components['schemas'];

interface Query {
  'join_types[]'?: Schemas['CommunityJoinType'][] | undefined;
  category?: string | undefined;
  sort?: CommunitySort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface Asked {
  db: Queryable;
  cursors: Cursors;
  /** Name of the list; a cursor of one list is invalid in every other. */
  list: string;
  path: string;
  query: Query;
  viewerId: string | null;
}

interface CommunityPage {
  communities: Schemas['CommunityRef'][];
  joinTypeCounts: Schemas['JoinTypeCounts'];
  links: Schemas['PageLinks'];
}

/** Returns how many communities a filter leaves of those counted by the way they are joined. */
function totalOf(counts: Schemas['JoinTypeCounts'], { joinTypes }: CommunityFilter): number {
  return (joinTypes ?? (['free', 'request', 'invite'] as const)).reduce((sum, way) => sum + counts[way], 0);
}

const DEFAULT_LIMIT = 20;

function filterOf({ 'join_types[]': joinTypes, category }: Query, hides: boolean): CommunityFilter {
  return { joinTypes: joinTypes?.length ? joinTypes : undefined, category, hidesLabelled: hides };
}

function placeOf({ cursors, list, query }: Asked): readonly [string, string] | undefined {
  if (query.cursor === undefined) return undefined;
  const [key, id] = cursors.read(list, query.cursor);
  return [String(key), String(id)];
}

/** Cuts the row that was read beyond the page off and returns the link to the next page where there was one. */
function cutPage(
  { cursors, list, path, query }: Asked,
  rows: readonly ListedCommunity[],
): { page: ListedCommunity[]; links: Schemas['PageLinks'] } {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (!last || rows.length <= limit) return { page, links: {} };
  const cursor = cursors.write(list, [last.sort_key, last.id]);
  return { page, links: { next: pageLink(path, { ...query }, { cursor, limit }) } };
}

/** Returns a page of public communities in the order that was asked for. */
export async function publicPage(request: Asked): Promise<CommunityPage & { total: number }> {
  const { db, query, viewerId } = request;
  const filter = filterOf(query, await hidesLabelled(db, viewerId));
  const sort = query.sort ?? 'relevance';
  const asked = { ...request, list: `${request.list}?${sort}&${filter.category ?? ''}` };
  const limit = query.limit ?? DEFAULT_LIMIT;
  const [rows, joinTypeCounts] = await Promise.all([
    publicCommunities(db, viewerId, filter, { sort, after: placeOf(asked), limit: limit + 1 }),
    countByJoinType(db, filter),
  ]);
  const { page, links } = cutPage(asked, rows);
  return {
    communities: await presentRefs(db, page, viewerId),
    joinTypeCounts,
    total: totalOf(joinTypeCounts, filter),
    links,
  };
}

function counted(found: readonly FoundCommunity[]): Schemas['JoinTypeCounts'] {
  const count = (joinType: Schemas['CommunityJoinType']) =>
    found.filter((one) => one.join_type === joinType).length;
  return { free: count('free'), request: count('request'), invite: count('invite') };
}

/** Returns a page of the member's communities, the last used first. */
export async function ownPage(request: Asked & { viewerId: string }): Promise<CommunityPage> {
  const { db, query, viewerId } = request;
  const limit = query.limit ?? DEFAULT_LIMIT;
  const rows = await ownCommunities(db, viewerId, { after: placeOf(request), limit: limit + 1 });
  const { page, links } = cutPage(request, rows);
  return { communities: await presentRefs(db, page, viewerId), joinTypeCounts: counted(page), links };
}

/** Returns a page of the communities that a search finds; the closest two when there is none. */
export async function foundCommunitiesPage(
  request: Asked & { query: Query & { query: string } },
): Promise<CommunityPage & { total: number; nearest?: Schemas['CommunityRef'][] }> {
  const { db, query, viewerId, cursors, path } = request;
  const hides = await hidesLabelled(db, viewerId);
  const filter = filterOf(query, hides);
  const sort = query.sort ?? 'relevance';
  const all = await findCommunities(db, query.query, viewerId, { filter, sort });
  const found = all.filter((one) => filter.joinTypes?.includes(one.join_type) ?? true);
  const list = `${request.list}?${sort}&${filter.category ?? ''}&${filter.joinTypes ?? ''}&${query.query}`;
  const limit = query.limit ?? DEFAULT_LIMIT;
  const start = query.cursor === undefined ? 0 : Number(cursors.read(list, query.cursor)[0]);
  const end = start + limit;
  const refsOf = async (some: readonly FoundCommunity[]) => {
    const rows = await communitiesByIds(
      db,
      some.map(({ id }) => id),
      viewerId,
    );
    return presentRefs(
      db,
      some.flatMap(({ id }) => rows.get(id) ?? []),
      viewerId,
    );
  };
  const nearest = all.length === 0 ? await refsOf(await nearestCommunities(db, query.query, hides)) : [];
  return {
    communities: await refsOf(found.slice(start, end)),
    total: found.length,
    joinTypeCounts: counted(all),
    ...(nearest.length > 0 ? { nearest } : {}),
    links:
      end < found.length
        ? { next: pageLink(path, { ...query }, { cursor: cursors.write(list, [end]), limit }) }
        : {},
  };
}
