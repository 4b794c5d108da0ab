import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { foundCommunitiesPage, publicPage } from '../lists/pages.ts';
import { presentCategory } from '../show/category-presenter.ts';
import { allCategories } from '../show/community-repository.ts';

/** Lists the public communities of a category, or those with some words. */
export const listCategoryCommunities: Handler<'listCategoryCommunities'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const category = (await allCategories(db)).find(({ id }) => id === params.category);
  if (!category) throw domainError('not-found', { reason: 'category' });
  const asked = {
    db,
    cursors: services.cursors,
    path: pathOf('listCategoryCommunities', params),
    query: {
      'join_types[]': query['join_types[]'],
      category: category.id,
      sort: query.sort,
      cursor: query.cursor,
      limit: query.limit,
    },
    list: `communities/category/${category.id}`,
    viewerId: viewer?.userId ?? null,
  };
  const page =
    query.query === undefined
      ? await publicPage(asked)
      : await foundCommunitiesPage({ ...asked, query: { ...asked.query, query: query.query } });
  const { communities, joinTypeCounts, links, total } = page;
  return { category: presentCategory(category), communities, joinTypeCounts, links, total };
};
