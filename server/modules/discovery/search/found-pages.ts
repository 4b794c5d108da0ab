import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';

interface Asked {
  query: string;
  cursor?: string;
  limit?: number;
}

/**
 * A page of a list that is short enough to be found whole. The cursor holds how many were shown: somebody who leafs on
 * while the list changes may see one entry twice.
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
