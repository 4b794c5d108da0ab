/** A picture that was chosen and is not sent yet, with what it shows. */
export interface KeptPicture {
  file: File;
  altText: string;
  /** When it was chosen, in milliseconds since 1970; of one place no two are the same. */
  at: number;
}

/** For what pictures were chosen. */
export interface PicturesPlace {
  /** Uuid of the member's blog that sends them; undefined for a visitor, whose pictures only their own tab finds. */
  writer: string | undefined;
  /** What they are for: the uuid of a blog. */
  target: string;
}

/** Pictures that nobody came back to are forgotten after this many milliseconds (7 days): they need more room than words. */
export const PICTURES_LIFETIME = 7 * 24 * 60 * 60 * 1000;

const CACHE = 'skein-unsent-pictures';
const FOLDER = '/unsent-pictures/';
const TAB = 'skein:unsent-pictures';

/** Under what a visitor's pictures are kept: a name that only this tab knows. */
function tabName(): string {
  const name = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, name);
  return name;
}

function folderOf({ writer, target }: PicturesPlace): string {
  return `${FOLDER}${encodeURIComponent(writer ?? tabName())}/${encodeURIComponent(target)}/`;
}

/** Runs where the browser keeps files; elsewhere the pictures stay on the screen alone. */
async function inCache<Result>(work: (cache: Cache) => Promise<Result>, otherwise: Result): Promise<Result> {
  if (!('caches' in globalThis)) return otherwise;
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return otherwise;
  }
}

/** Keeps a picture, in place of the same one with other words. */
export function keepPicture(place: PicturesPlace, { file, altText, at }: KeptPicture): Promise<void> {
  const headers = {
    'content-type': file.type,
    'x-name': encodeURIComponent(file.name),
    'x-alt': encodeURIComponent(altText),
  };
  return inCache((cache) => cache.put(`${folderOf(place)}${at}`, new Response(file, { headers })), undefined);
}

/** Forgets one picture of a place, or all of them. */
export function forgetPictures(place: PicturesPlace, only?: number): Promise<void> {
  return inCache(async (cache) => {
    const folder = folderOf(place);
    const paths = (await pathsOf(cache)).filter((path) =>
      only === undefined ? path.startsWith(folder) : path === `${folder}${only}`,
    );
    await Promise.all(paths.map((path) => cache.delete(path)));
  }, undefined);
}

async function pathsOf(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

const momentOf = (path: string): number => Number(path.split('/').at(-1));

async function readAll(cache: Cache, paths: readonly string[]): Promise<KeptPicture[]> {
  const read = await Promise.all(
    paths.map(async (path) => {
      const kept = await cache.match(path);
      if (!kept) return [];
      const name = decodeURIComponent(kept.headers.get('x-name') ?? 'picture');
      const type = kept.headers.get('content-type') ?? '';
      const altText = decodeURIComponent(kept.headers.get('x-alt') ?? '');
      return [{ file: new File([await kept.blob()], name, { type }), altText, at: momentOf(path) }];
    }),
  );
  return read.flat().sort((one, other) => one.at - other.at);
}

/**
 * The pictures that wait at a place, the first one first; those of the visitor that the member was a moment ago are the
 * member's from now on. What is too old is forgotten, at all places.
 *
 * @param now milliseconds since 1970
 */
export function keptPictures(place: PicturesPlace, now: number): Promise<KeptPicture[]> {
  return inCache(async (cache) => {
    const paths = await pathsOf(cache);
    const isOld = (path: string): boolean => now - momentOf(path) >= PICTURES_LIFETIME;
    await Promise.all(paths.filter(isOld).map((path) => cache.delete(path)));
    const fresh = paths.filter((path) => !isOld(path));
    const own = folderOf(place);
    const visitors = folderOf({ ...place, writer: undefined });
    const handed = own === visitors ? [] : fresh.filter((path) => path.startsWith(visitors));
    for (const picture of await readAll(cache, handed)) await keepPicture(place, picture);
    await Promise.all(handed.map((path) => cache.delete(path)));
    const mine = (await pathsOf(cache)).filter((path) => path.startsWith(own));
    return readAll(cache, mine);
  }, []);
}
