import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { ownPage, publicPage } from '../lists/pages.ts';

/** Lists public communities, or with `mine=1` those of the member. */
export const listCommunities: Handler<'listCommunities'> = async ({ query, db, services, viewer }) => {
  const asked = { db, cursors: services.cursors, path: pathOf('listCommunities'), query };
  if (query.mine !== 1) {
    const { total: _, ...page } = await publicPage({
      ...asked,
      list: 'communities',
      viewerId: viewer?.userId ?? null,
    });
    return page;
  }
  if (!viewer) throw domainError('requires-login');
  return ownPage({ ...asked, list: `communities/of/${viewer.userId}`, viewerId: viewer.userId });
};
