// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearUnsentPictures,
  readUnsentPictures,
  storeUnsentPicture,
  UNSENT_PICTURES_LIFETIME_MS,
  type UnsentPicturesOwner,
} from './unsent-pictures.ts';

const mine: UnsentPicturesOwner = { writer: 't:ivy', target: 't:bo' };
const visitors: UnsentPicturesOwner = { ...mine, writer: undefined };
const NOW_MS = 1_800_000_000_000;

/** Fake of the Cache Storage API. */
function aCache() {
  const store = new Map<string, Response>();
  return {
    put: async (path: string, response: Response) => void store.set(path, response),
    match: async (path: string) => store.get(path)?.clone(),
    delete: async (path: string) => store.delete(path),
    keys: async () => [...store.keys()].map((path) => ({ url: `https://skein.example${path}` })),
  };
}

function picture(name: string, at: number, altText = '') {
  return { file: new File(['x'], name, { type: 'image/png' }), altText, at };
}

async function namesOf(place: UnsentPicturesOwner, now = NOW_MS): Promise<string[]> {
  return (await readUnsentPictures(place, now)).map(({ file }) => file.name);
}

beforeEach(() => {
  sessionStorage.clear();
  const cache = aCache();
  vi.stubGlobal('caches', { open: async () => cache });
  return () => vi.unstubAllGlobals();
});

it('storeUnsentPicture keeps pictures with alt texts, in order, per owner', async () => {
  await storeUnsentPicture(mine, picture('late.png', NOW_MS + 1));
  await storeUnsentPicture(mine, picture('früh.png', NOW_MS, ''));
  await storeUnsentPicture(mine, picture('früh.png', NOW_MS, 'Nebel, “dicht”'));
  await storeUnsentPicture({ ...mine, target: 't:ann' }, picture('other.png', NOW_MS));
  const stored = await readUnsentPictures(mine, NOW_MS);
  expect(stored.map(({ file, altText }) => [file.name, file.type, altText])).toEqual([
    ['früh.png', 'image/png', 'Nebel, “dicht”'],
    ['late.png', 'image/png', ''],
  ]);
  await clearUnsentPictures(mine, NOW_MS);
  expect(await namesOf(mine)).toEqual(['late.png']);
  await clearUnsentPictures(mine);
  expect([await namesOf(mine), await namesOf({ ...mine, target: 't:ann' })]).toEqual([[], ['other.png']]);
});

it("readUnsentPictures moves a visitor's pictures to the member they become, once, within the tab", async () => {
  await storeUnsentPicture(visitors, picture('before.png', NOW_MS));
  const tab = sessionStorage.getItem('skein:unsent-pictures');
  sessionStorage.clear();
  expect([await namesOf(visitors), await namesOf(mine)]).toEqual([[], []]);
  sessionStorage.setItem('skein:unsent-pictures', tab ?? '');
  expect(await namesOf(mine)).toEqual(['before.png']);
  expect([await namesOf(visitors), await namesOf(mine)]).toEqual([[], ['before.png']]);
});

it('readUnsentPictures deletes expired pictures', async () => {
  await storeUnsentPicture(mine, picture('old.png', NOW_MS - UNSENT_PICTURES_LIFETIME_MS));
  await storeUnsentPicture(mine, picture('young.png', NOW_MS - UNSENT_PICTURES_LIFETIME_MS + 1));
  expect(await namesOf(mine)).toEqual(['young.png']);
  expect(await namesOf(mine, NOW_MS - 1)).toEqual(['young.png']);
});

it('unsent pictures work without Cache Storage', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('Forbidden')) });
  await storeUnsentPicture(mine, picture('a.png', NOW_MS));
  expect(await namesOf(mine)).toEqual([]);
  vi.unstubAllGlobals();
  await storeUnsentPicture(mine, picture('a.png', NOW_MS));
  expect(await namesOf(mine)).toEqual([]);
});
