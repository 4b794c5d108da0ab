import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { searchProviderGifs } from '#server/modules/media/gifs/find-elsewhere.ts';
import { presentGif } from '#server/modules/media/gifs/gif-presenter.ts';
import { findGifs } from '#server/modules/media/gifs/gifs-repository.ts';

/**
 * Searches the configured provider, which receives the words but not the member; without one, or while it is
 * unavailable, the site's own library.
 */
export const searchGifs: Handler<'searchGifs'> = async ({ query, db, services }) => {
  const { query: typed = '', offset = 0, limit = 20 } = query;
  const asked = typed === '' ? {} : { query: typed };
  const link = pageLink(pathOf('searchGifs'), asked, { offset: offset + limit, limit });
  const found = await searchProviderGifs({ db, services }, typed, offset, limit);
  if (found) {
    const { rows, hasMore, provider } = found;
    return { gifs: rows.map(presentGif), links: hasMore ? { next: link } : {}, provider };
  }
  const rows = await findGifs(db, typed, offset, limit + 1);
  return {
    gifs: rows.slice(0, limit).map(presentGif),
    links: rows.length > limit ? { next: link } : {},
  };
};
