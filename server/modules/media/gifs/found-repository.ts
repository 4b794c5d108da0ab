import { createHash } from 'node:crypto';
import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import type { ProviderGif } from '#server/gifs/gif-provider.ts';
import { type GifRow, gifsByKeys } from './gifs-repository.ts';

type Image = components['schemas']['Image'];

/** Key of a cached provider page: the search words, the start and the number of GIFs. */
export type SearchPageKey = { words: string; start: number; size: number };
export type CachedSearch = Columns<'gif_searches', 'embed_keys'> & {
  /** Start of the provider's next page; null after the last. */
  next_position: Tables['gif_searches']['next_position'];
};

const COLUMNS = 'select embed_keys, next_position from gif_searches where words = $1';

/** Returns the provider's response of the last hour; undefined when it must be requested. */
export function freshSearch(
  db: Queryable,
  { words, start, size }: SearchPageKey,
): Promise<CachedSearch | undefined> {
  return first<CachedSearch>(
    db,
    `${COLUMNS} and start = $2 and size = $3 and fetched_at > now() - interval '1 hour'`,
    [words, start, size],
  );
}

/** Returns the previous page regardless of its age: it contains the start of this one. */
export function searchBefore(
  db: Queryable,
  { words, start, size }: SearchPageKey,
): Promise<CachedSearch | undefined> {
  return first<CachedSearch>(db, `${COLUMNS} and start + size = $2 order by size = $3 desc limit 1`, [
    words,
    start,
    size,
  ]);
}

/** Local addresses of a GIF's files, before they are downloaded. */
export type FilesHere = { media: Image[]; poster: Image };

/** Returns the local keys of a provider's GIF, which are the same for every search result. */
export function namesOf(provider: string, id: string): { embedKey: string; mediaKey: string } {
  const hash = createHash('sha256').update(`${provider}\n${id}`).digest('hex');
  return { embedKey: `gp-${hash.slice(0, 32)}`, mediaKey: hash.slice(0, 40) };
}

/** Stores found GIFs and the result page. A known GIF stays unchanged. */
export async function storeFound(
  tx: Queryable,
  provider: string,
  found: readonly { gif: ProviderGif; files: FilesHere }[],
  { words, start, size }: SearchPageKey,
  next: string | undefined,
): Promise<void> {
  for (const { gif, files } of found) {
    const { embedKey, mediaKey } = namesOf(provider, gif.id);
    await tx.query(
      `insert into gifs (embed_key, title, alt_text, media, poster, provider, media_key, sources, page_url, found_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
       on conflict (embed_key) do update set found_at = now(), sources = excluded.sources`,
      [
        embedKey,
        gif.title,
        gif.altText,
        json(files.media),
        json(files.poster),
        provider,
        mediaKey,
        json({ large: gif.large.url, small: gif.small.url }),
        gif.pageUrl ?? null,
      ],
    );
  }
  await tx.query(
    `insert into gif_searches (words, start, size, embed_keys, next_position) values ($1, $2, $3, $4, $5)
     on conflict (words, start, size)
     do update set embed_keys = excluded.embed_keys, next_position = excluded.next_position, fetched_at = now()`,
    [words, start, size, found.map(({ gif }) => namesOf(provider, gif.id).embedKey), next ?? null],
  );
}

/**
 * Returns GIFs that are used in a post or message, by their keys, and marks those of a provider as used, so that they
 * are kept.
 */
export async function chosenGifs(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, GifRow>> {
  const gifs = await gifsByKeys(db, keys);
  const found = [...gifs.values()].filter(({ provider }) => provider !== null);
  if (found.length > 0) {
    await db.query(
      'update gifs set chosen_at = now() where embed_key = any($1::text[]) and chosen_at is null',
      [found.map(({ embed_key }) => embed_key)],
    );
  }
  return gifs;
}

/** Locations of the files of a provider's GIF. */
export type FoundFiles = Pick<GifRow, 'embed_key'> &
  Columns<'gifs', never, { sources: { large: string; small: string } }> & {
    media_key: NonNullable<Tables['gifs']['media_key']>;
  };

const FILES = 'select embed_key, media_key, sources from gifs';

/** Returns a provider's GIF by the key of its files. */
export function foundByMediaKey(db: Queryable, mediaKey: string): Promise<FoundFiles | undefined> {
  return first<FoundFiles>(db, `${FILES} where media_key = $1`, [mediaKey]);
}

/**
 * Returns used GIFs whose files are not all downloaded. After three days of failures only requests of readers retry the
 * download.
 */
export function foundToKeep(db: Queryable, most: number): Promise<FoundFiles[]> {
  return db.query<FoundFiles>(
    `${FILES} where kept_at is null and chosen_at > now() - interval '3 days' order by chosen_at limit $1`,
    [most],
  );
}

/** Marks all files of a GIF as downloaded. */
export async function markKept(db: Queryable, embedKey: string): Promise<void> {
  await db.query('update gifs set kept_at = now() where embed_key = $1', [embedKey]);
}

/** Returns GIFs that were last found a month ago and are unused. */
export function unchosen(db: Queryable, most: number): Promise<FoundFiles[]> {
  return db.query<FoundFiles>(
    `${FILES} where provider is not null and chosen_at is null and found_at < now() - interval '30 days'
      order by found_at limit $1`,
    [most],
  );
}

/** Deletes a GIF unless it is in use by now. Returns true when it was deleted. */
export async function deleteFound(db: Queryable, embedKey: string): Promise<boolean> {
  const gone = await db.query(
    'delete from gifs where embed_key = $1 and provider is not null and chosen_at is null returning 1',
    [embedKey],
  );
  return gone.length > 0;
}

/** Deletes cached search results that are too old for paging. */
export async function sweepSearches(db: Queryable): Promise<void> {
  await db.query("delete from gif_searches where fetched_at < now() - interval '1 day'");
}
