import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentFilteredContent } from '../filter-presenter.ts';
import { countFilters, filtersOfKind } from '../filters-repository.ts';

export const listFilteredContent: Handler<'listFilteredContent'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const [rows, total] = await Promise.all([
    filtersOfKind(db, 'content', viewer.userId, { offset, limit }),
    countFilters(db, 'content', viewer.userId),
  ]);
  const links = offsetLinks(pathOf('listFilteredContent'), { offset, limit }, total);
  return { filteredContent: rows.map(presentFilteredContent), total, links };
};
