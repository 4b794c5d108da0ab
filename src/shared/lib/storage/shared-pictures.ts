import { cacheStorage } from './cache-storage.ts';

/** Cache that passes pictures shared by another app from the service worker to the form. */
const CACHE = 'skein-shared';

/** Maximum number of pictures: as many as a post holds. */
const MAX_SHARED_PICTURES = 30;

const addressOf = (at: number): string => `/share/${at}`;

/** Stores pictures, replacing earlier ones. Resolves to their number. */
export async function storeSharedPictures(files: readonly File[]): Promise<number> {
  await caches.delete(CACHE);
  const pictures = files
    .filter(({ type, size }) => type.startsWith('image/') && size > 0)
    .slice(0, MAX_SHARED_PICTURES);
  if (pictures.length === 0) return 0;
  const cache = await caches.open(CACHE);
  await Promise.all(
    pictures.map((file, at) =>
      cache.put(
        addressOf(at),
        new Response(file, {
          headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) },
        }),
      ),
    ),
  );
  return pictures.length;
}

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get('x-name') ?? 'picture');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}

/** Returns the stored pictures and removes them. Empty without Cache Storage. */
export async function takeSharedPictures(): Promise<File[]> {
  const caches = cacheStorage();
  if (caches === undefined) return [];
  const cache = await caches.open(CACHE);
  const stored = await Promise.all(
    Array.from({ length: MAX_SHARED_PICTURES }, (_, at) => cache.match(addressOf(at))),
  );
  const files = await Promise.all(stored.filter((one) => one !== undefined).map(fileOf));
  await caches.delete(CACHE);
  return files;
}
