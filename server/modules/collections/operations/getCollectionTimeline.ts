import { viewableCollection } from '#server/entities/collection/policy.ts';
import { collectionSkeleton } from '#server/entities/collection/timeline.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { withItems } from '../items/item-presenter.ts';
import { presentInviteHeader } from '../people/invitation-presenter.ts';
import { ownInvitation } from '../people/own-invitation.ts';
import { noteVisit } from '../people/readers-repository.ts';

const DEFAULT_LIMIT = 20;

/** Returns a list that notes the ids of all posts it goes through. */
function noting(read: Skeleton, ids: string[]): Skeleton {
  return async (after, count) => {
    const rows = await read(after, count);
    ids.push(...rows.map(({ id }) => id));
    return rows;
  };
}

/** Lists the posts of a collection: those kept by hand and those that its rule finds, as every list shows them. */
export const getCollectionTimeline: Handler<'getCollectionTimeline'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const row = await viewableCollection(db, params.collection_id, viewerId, {
    inviteHash: query.invite_hash,
    now: services.now(),
  });
  const sort = query.sort ?? 'manual';
  const showsGaps = row.viewer_role !== null;
  const read: string[] = [];
  const { posts, ...page } = await postPage({
    db,
    cursors: services.cursors,
    viewerId,
    scope: 'discovery',
    skeleton: noting(await collectionSkeleton(db, row, { sort, showsGaps }), read),
    // A rule that changed makes another list; moves and additions do not.
    list: `collection/${row.id}?${JSON.stringify([sort, row.rule])}`,
    cursor: query.cursor,
    limit: query.limit ?? DEFAULT_LIMIT,
    path: pathOf('getCollectionTimeline', params),
    query,
  });
  const elements = await withItems(db, row, posts, { viewerId, read: [...new Set(read)] });
  if (viewerId !== null && query.cursor === undefined) await noteVisit(db, row.id, viewerId);
  const isFirst = query.cursor === undefined;
  const invitation = isFirst ? await ownInvitation(db, row, viewerId, services.now()) : undefined;
  const header = invitation ? [presentInviteHeader(row, invitation)] : [];
  return { timeline: { elements: [...header, ...elements], ...page } };
};
