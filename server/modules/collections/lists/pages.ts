import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Cursors } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { presentCollections } from '../show/collection-presenter.ts';
import { type ListFilter, type ListKind, listedCollections } from './list-repository.ts';

type Schemas = components['schemas'];

const DEFAULT_LIMIT = 20;

interface Asked {
  db: Queryable;
  cursors: Cursors;
  viewerId: string | null;
  list: ListKind & ListFilter;
  path: string;
  query: { cursor?: string | undefined; limit?: number | undefined };
  /** Post of which each collection says whether it holds it. */
  forPostId?: string | undefined;
}

/** Returns a page of collections. The next page begins below the last one shown. */
export async function collectionPage({
  db,
  cursors,
  viewerId,
  list,
  path,
  query,
  forPostId,
}: Asked): Promise<{ collections: Schemas['CollectionRef'][]; links: Schemas['PageLinks'] }> {
  const { cursor, limit = DEFAULT_LIMIT } = query;
  const name = `collections/${viewerId ?? ''}?${JSON.stringify(list)}`;
  const place = cursor === undefined ? undefined : cursors.read(name, cursor).map(String);
  const after = place && ([place[0] ?? '', place[1] ?? ''] as const);
  // One row more than requested shows that there is a next page.
  const rows = await listedCollections(db, viewerId, list, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const collections = await presentCollections(db, page, viewerId, forPostId);
  if (!last || rows.length <= limit) return { collections, links: {} };
  const next = pageLink(path, { ...query }, { cursor: cursors.write(name, [last.sort_key, last.id]), limit });
  return { collections, links: { next } };
}
