import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { offsetLinks, pageLink } from '#server/feed/page-links.ts';
import type { FollowPage, FollowRow } from './repository.ts';

interface Asked {
  cursors: Cursors;
  /** Names the list: a cursor of one list is none of another. */
  list: string;
  path: string;
  query: { cursor?: string; offset?: number; limit?: number };
  /** How many the list holds, for the link back by offset. */
  total: number;
  rows: (page: FollowPage) => Promise<FollowRow[]>;
}

/**
 * A page of a list of follows: by cursor, or by offset as the specification has it. The next page is always by cursor.
 *
 * @throws inappropriate-cursor
 */
export async function followPage({ cursors, list, path, query, total, rows }: Asked): Promise<{
  rows: FollowRow[];
  links: components['schemas']['PageLinks'];
}> {
  const { cursor, offset = 0, limit = 20 } = query;
  const below = cursor === undefined ? undefined : String(cursors.read(list, cursor)[0]);
  // One more than asked for tells whether there is a next page, whoever left meanwhile.
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
