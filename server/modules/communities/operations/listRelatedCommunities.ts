import type { Handler } from '#server/http/contract/handler.ts';
import { relatedCommunities } from '../lists/related.ts';
import { viewableCommunity } from '../show/entry.ts';

/** Lists public communities that are similar to one. */
export const listRelatedCommunities: Handler<'listRelatedCommunities'> = async ({
  params,
  query,
  db,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const row = await viewableCommunity(db, params.community, viewerId);
  return { communities: await relatedCommunities(db, row, viewerId, query.limit ?? 20) };
};
