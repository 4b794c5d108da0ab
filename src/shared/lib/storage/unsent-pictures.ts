import { randomId } from '../random-id.ts';
import { cacheStorage } from './cache-storage.ts';

/** A chosen picture that is not sent yet, with its alt text. */
export interface UnsentPicture {
  file: File;
  altText: string;
  /** Time it was chosen, in milliseconds since 1970; unique per owner. */
  at: number;
}

/** Identifies the form the pictures belong to. */
export interface UnsentPicturesOwner {
  /** Uuid of the member's blog that sends them; undefined for a visitor, whose pictures only their own tab finds. */
  writer: string | undefined;
  /** Recipient: the uuid of a blog. */
  target: string;
}

/** Lifetime of unsent pictures in milliseconds (7 days); shorter than that of text, because they need more space. */
export const UNSENT_PICTURES_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const CACHE = 'skein-unsent-pictures';
const FOLDER = '/unsent-pictures/';
const TAB_NAME_KEY = 'skein:unsent-pictures';

/** Returns a random name for a visitor's pictures that only this tab knows. */
function tabName(): string {
  const name = sessionStorage.getItem(TAB_NAME_KEY) ?? randomId();
  sessionStorage.setItem(TAB_NAME_KEY, name);
  return name;
}

function folderOf({ writer, target }: UnsentPicturesOwner): string {
  return `${FOLDER}${encodeURIComponent(writer ?? tabName())}/${encodeURIComponent(target)}/`;
}

/** Runs `work` with the cache; returns `fallback` without Cache Storage, where pictures stay in memory only. */
async function inCache<Result>(work: (cache: Cache) => Promise<Result>, fallback: Result): Promise<Result> {
  const caches = cacheStorage();
  if (caches === undefined) return fallback;
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return fallback;
  }
}

/** Stores a picture, replacing one with the same time. */
export function storeUnsentPicture(
  owner: UnsentPicturesOwner,
  { file, altText, at }: UnsentPicture,
): Promise<void> {
  const headers = {
    'content-type': file.type,
    'x-name': encodeURIComponent(file.name),
    'x-alt': encodeURIComponent(altText),
  };
  return inCache((cache) => cache.put(`${folderOf(owner)}${at}`, new Response(file, { headers })), undefined);
}

/** Removes one picture, or all. */
export function clearUnsentPictures(owner: UnsentPicturesOwner, only?: number): Promise<void> {
  return inCache(async (cache) => {
    const folder = folderOf(owner);
    const paths = (await pathsOf(cache)).filter((path) =>
      only === undefined ? path.startsWith(folder) : path === `${folder}${only}`,
    );
    await Promise.all(paths.map((path) => cache.delete(path)));
  }, undefined);
}

async function pathsOf(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

const chosenAtOf = (path: string): number => Number(path.split('/').at(-1));

async function readAll(cache: Cache, paths: readonly string[]): Promise<UnsentPicture[]> {
  const read = await Promise.all(
    paths.map(async (path) => {
      const stored = await cache.match(path);
      if (!stored) return [];
      const name = decodeURIComponent(stored.headers.get('x-name') ?? 'picture');
      const type = stored.headers.get('content-type') ?? '';
      const altText = decodeURIComponent(stored.headers.get('x-alt') ?? '');
      return [{ file: new File([await stored.blob()], name, { type }), altText, at: chosenAtOf(path) }];
    }),
  );
  return read.flat().sort((one, other) => one.at - other.at);
}

/**
 * Returns the stored pictures, oldest first. Pictures of a visitor who has become a member in this tab are moved to the
 * member. Expired pictures of all owners are deleted.
 *
 * @param now milliseconds since 1970
 */
export function readUnsentPictures(owner: UnsentPicturesOwner, now: number): Promise<UnsentPicture[]> {
  return inCache(async (cache) => {
    const paths = await pathsOf(cache);
    const isOld = (path: string): boolean => now - chosenAtOf(path) >= UNSENT_PICTURES_LIFETIME_MS;
    await Promise.all(paths.filter(isOld).map((path) => cache.delete(path)));
    const fresh = paths.filter((path) => !isOld(path));
    const own = folderOf(owner);
    const visitors = folderOf({ ...owner, writer: undefined });
    const inherited = own === visitors ? [] : fresh.filter((path) => path.startsWith(visitors));
    for (const picture of await readAll(cache, inherited)) await storeUnsentPicture(owner, picture);
    await Promise.all(inherited.map((path) => cache.delete(path)));
    const mine = (await pathsOf(cache)).filter((path) => path.startsWith(own));
    return readAll(cache, mine);
  }, []);
}
