/** Pictures that another app shared, between the worker that took them in and the form they are for. */
const CACHE = 'skein-shared';

/** How many are taken: as many as a post holds. */
const MOST = 30;

const addressOf = (at: number): string => `/share/${at}`;

/** Puts pictures by, in place of those before. Answers how many. */
export async function putShared(files: readonly File[]): Promise<number> {
  await caches.delete(CACHE);
  const pictures = files.filter(({ type, size }) => type.startsWith('image/') && size > 0).slice(0, MOST);
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

/** Takes the pictures that were put by, which are then gone from there. None where the browser keeps nothing. */
export async function takeShared(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(Array.from({ length: MOST }, (_, at) => cache.match(addressOf(at))));
  const files = await Promise.all(kept.filter((one) => one !== undefined).map(fileOf));
  await caches.delete(CACHE);
  return files;
}
