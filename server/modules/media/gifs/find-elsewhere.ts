import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import type { ProviderFile, ProviderGif } from '#server/gifs/gif-provider.ts';
import type { Services } from '#server/services.ts';
import {
  type FilesHere,
  freshSearch,
  namesOf,
  type SearchPageKey,
  searchBefore,
  storeFound,
} from './found-repository.ts';
import { type GifRow, gifsByKeys } from './gifs-repository.ts';

type Image = components['schemas']['Image'];

/** Result of a GIF provider: its name, the GIFs, and true when there are more. */
export type ProviderResult = { provider: string; rows: GifRow[]; hasMore: boolean };

/**
 * Searches GIFs at the configured provider, which is requested at most once an hour for the same words. Returns
 * undefined without a provider, while it is unavailable, and for a page whose previous page was never requested.
 */
export async function searchProviderGifs(
  { db, services }: { db: Database; services: Services },
  typed: string,
  start: number,
  size: number,
): Promise<ProviderResult | undefined> {
  const { gifProvider: provider } = services;
  if (!provider) return undefined;
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const asked: SearchPageKey = { words, start, size };
  const kept = await freshSearch(db, asked);
  if (kept) return shown(db, provider.name, kept.embed_keys, kept.next_position !== null);
  const before = start === 0 ? undefined : await searchBefore(db, asked);
  if (start > 0 && before === undefined) return undefined;
  if (before?.next_position === null) return { provider: provider.name, rows: [], hasMore: false };
  const page = await provider.search({ words, limit: size, position: before?.next_position });
  if (!page) return undefined;
  const found = page.gifs.map((gif) => ({ gif, files: filesHere(services, provider.name, gif) }));
  await db.transaction((tx) => storeFound(tx, provider.name, found, asked, page.next));
  const keys = found.map(({ gif }) => namesOf(provider.name, gif.id).embedKey);
  return shown(db, provider.name, keys, page.next !== undefined);
}

async function shown(
  db: Database,
  provider: string,
  keys: readonly string[],
  hasMore: boolean,
): Promise<ProviderResult> {
  const rows = await gifsByKeys(db, keys);
  return { provider, rows: [...new Set(keys)].flatMap((key) => rows.get(key) ?? []), hasMore };
}

function filesHere({ gifFiles }: Services, provider: string, { id, large, small }: ProviderGif): FilesHere {
  const { mediaKey } = namesOf(provider, id);
  const sized = ({ width, height }: ProviderFile): Pick<Image, 'width' | 'height'> => ({ width, height });
  const media: Image[] = [{ url: gifFiles.url(mediaKey, 'large'), ...sized(large), type: 'gif' }];
  if (small.width < large.width) {
    media.push({ url: gifFiles.url(mediaKey, 'small'), ...sized(small), type: 'gif' });
  }
  return { media, poster: { url: gifFiles.url(mediaKey, 'still'), ...sized(small), type: 'webp' } };
}
