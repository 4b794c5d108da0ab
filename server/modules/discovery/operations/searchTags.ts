import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { tagPictures } from '#server/modules/tags/hubs/tag-pictures-repository.ts';
import { presentTag } from '#server/modules/tags/tag-presenter.ts';
import { foundPage } from '../search/found-pages.ts';
import { findTags, MAX_FOUND } from '../search/search-repository.ts';

export const searchTags: Handler<'searchTags'> = async ({ query, db, services, viewer }) => {
  const rows = await findTags(db, query.query, viewer?.userId ?? null, MAX_FOUND);
  const { page, total, links } = foundPage(rows, {
    cursors: services.cursors,
    list: 'search/tags',
    path: pathOf('searchTags'),
    asked: query,
  });
  const pictures = await tagPictures(
    db,
    page.map(({ tag }) => tag),
    viewer?.userId ?? null,
  );
  const tags = page.map((row) => {
    const thumb = pictures.get(row.tag);
    return { ...presentTag(row), ...(thumb ? { thumb } : {}) };
  });
  return { tags, total, links };
};
