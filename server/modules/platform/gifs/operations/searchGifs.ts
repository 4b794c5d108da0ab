import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { findGifs } from '#server/modules/posts/gifs/gifs-repository.ts';
import { presentGif } from '#server/modules/posts/gifs/present-gif.ts';

/** Looks through the site's own library: nobody elsewhere is told what members look for. */
export const searchGifs: Handler<'searchGifs'> = async ({ query, db }) => {
  const { query: typed = '', offset = 0, limit = 20 } = query;
  const rows = await findGifs(db, typed, offset, limit + 1);
  const asked = typed === '' ? {} : { query: typed };
  const next = { offset: offset + limit, limit };
  return {
    gifs: rows.slice(0, limit).map(presentGif),
    links: rows.length > limit ? { next: pageLink(pathOf('searchGifs'), asked, next) } : {},
  };
};
