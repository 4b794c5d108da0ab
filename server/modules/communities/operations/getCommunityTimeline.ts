import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import { boardAt } from '#server/entities/community/boards-repository.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { noteVisit } from '../people/readers-repository.ts';
import { bestSkeleton, communitySkeleton } from '../posts/timeline-repository.ts';
import { viewableCommunity } from '../show/entry.ts';

const DEFAULT_LIMIT = 20;

/** Lists the posts of a community: pinned ones first and then the newest, or the best. */
export const getCommunityTimeline: Handler<'getCommunityTimeline'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const row = await viewableCommunity(db, params.community, viewerId, query.invite_hash);
  const board = query.board === undefined ? undefined : await boardAt(db, row.id, query.board);
  if (query.board !== undefined && !board)
    throw domainError('not-found', { reason: 'board', field: 'board' });
  if (viewerId !== null && row.viewer_role !== null) await noteVisit(db, row.id, viewerId);
  const type = query.type ?? 'recent';
  const words = query.query?.trim() || undefined;
  const filter = {
    communityId: row.id,
    boardId: board?.id,
    tag: query.tag === undefined ? undefined : tagKey(query.tag),
    words,
    pollsOnly: type === 'polls',
    viewerId,
  };
  const { posts, ...page } = await postPage({
    db,
    cursors: services.cursors,
    viewerId,
    scope: 'communities',
    communityIds: [row.id],
    skeleton: type === 'discover' ? bestSkeleton(db, filter) : communitySkeleton(db, filter),
    list: `community/${row.id}?${JSON.stringify([type, filter.boardId, filter.tag, words])}`,
    cursor: query.cursor,
    limit: query.limit ?? DEFAULT_LIMIT,
    path: pathOf('getCommunityTimeline', params),
    query,
  });
  return { timeline: { elements: posts, ...page } };
};
