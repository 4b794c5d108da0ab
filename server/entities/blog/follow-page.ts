import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { offsetLinks, pageLink } from '#server/feed/page-links.ts';
import type { FollowPage, FollowRow } from './repository.ts';

interface Asked {
  cursors: Cursors;
  /** Name of the list; a cursor of one list is invalid in every other. */
  list: string;
  path: string;
  query: { cursor?: string; offset?: number; limit?: number };
  /** Number of entries in the list, for the offset of the link to the previous page. */
  total: number;
  rows: (page: FollowPage) => Promise<FollowRow[]>;
}

/**
 * Reads a page of a list of follows by cursor, or by offset as the specification has it. The link to the next page
 * always uses a cursor.
 *
 * @throws inappropriate-cursor
 */
export async function followPage({ cursors, list, path, query, total, rows }: Asked): Promise<{
  rows: FollowRow[];
  links: components['schemas']['PageLinks'];
}> {
  const { cursor, offset = 0, limit = 20 } = query;
  const below = cursor === undefined ? undefined : String(cursors.read(list, cursor)[0]);
  // Reads one row more than requested, which tells if there is a next page even when entries were removed meanwhile.
  const found = await rows({ below, offset: cursor === undefined ? offset : 0, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const back = cursor === undefined ? offsetLinks(path, { offset, limit }, total).prev : undefined;
  return {
    rows: page,
    links: {
      ...(last && found.length > limit
        ? { next: pageLink(path, {}, { cursor: cursors.write(list, [last.position]), limit }) }
        : {}),
      ...(back ? { prev: back } : {}),
    },
  };
}
