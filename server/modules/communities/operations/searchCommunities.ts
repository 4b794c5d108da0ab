import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { foundCommunitiesPage } from '../lists/pages.ts';

/** Finds communities by words of their name, title, tags and description. */
export const searchCommunities: Handler<'searchCommunities'> = ({ query, db, services, viewer }) =>
  foundCommunitiesPage({
    db,
    cursors: services.cursors,
    path: pathOf('searchCommunities'),
    query,
    list: 'search/communities',
    viewerId: viewer?.userId ?? null,
  });
