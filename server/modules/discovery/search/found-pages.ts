import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';

interface Asked {
  query: string;
  cursor?: string;
  limit?: number;
}

/**
 * Returns a page of a list that is short enough to be loaded completely. The cursor contains the offset, so an entry
 * may repeat when the list changes between pages.
 */
export function foundPage<Row>(
  rows: readonly Row[],
  { cursors, list, path, asked }: { cursors: Cursors; list: string; path: string; asked: Asked },
): { page: Row[]; total: number; links: components['schemas']['PageLinks'] } {
  const { cursor, limit = 20, query } = asked;
  const name = `${list}?${query}`;
  const start = cursor === undefined ? 0 : Number(cursors.read(name, cursor)[0]);
  const end = start + limit;
  const next =
    end < rows.length
      ? pageLink(path, { ...asked }, { cursor: cursors.write(name, [end]), limit })
      : undefined;
  return { page: rows.slice(start, end), total: rows.length, links: next ? { next } : {} };
}
