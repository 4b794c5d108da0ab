import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentFilteredTag } from '../filter-presenter.ts';
import { countFilters, filtersOfKind } from '../filters-repository.ts';

export const listFilteredTags: Handler<'listFilteredTags'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const [rows, total] = await Promise.all([
    filtersOfKind(db, 'tags', viewer.userId, { offset, limit }),
    countFilters(db, 'tags', viewer.userId),
  ]);
  const links = offsetLinks(pathOf('listFilteredTags'), { offset, limit }, total);
  return { filteredTags: rows.map(presentFilteredTag), total, links };
};
