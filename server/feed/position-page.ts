import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from './cursor.ts';
import { pageLink } from './page-links.ts';

interface Asked<Row> {
  cursors: Cursors;
  /** Identifies the list with all its filters: a cursor is valid for one list only. */
  list: string;
  path: string;
  query: { cursor?: string; limit?: number };
  /** Reads rows below a position, newest first. */
  rows: (page: { below: string | undefined; limit: number }) => Promise<Row[]>;
}

/**
 * Returns a page of rows at descending positions. The next page begins below the last row shown, so nothing is repeated
 * or skipped when rows are added or deleted meanwhile.
 *
 * @throws inappropriate-cursor
 */
export async function positionPage<Row extends { position: string }>({
  cursors,
  list,
  path,
  query,
  rows,
}: Asked<Row>): Promise<{ rows: Row[]; links: components['schemas']['PageLinks'] }> {
  const { cursor, limit = 20 } = query;
  const below = cursor === undefined ? undefined : String(cursors.read(list, cursor)[0]);
  // One row more than requested shows that there is a next page.
  const found = await rows({ below, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (!last || found.length <= limit) return { rows: page, links: {} };
  const next = pageLink(path, query, { cursor: cursors.write(list, [last.position]), limit });
  return { rows: page, links: { next } };
}
