// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetPictures,
  keepPicture,
  keptPictures,
  PICTURES_LIFETIME,
  type PicturesPlace,
} from './offline-pictures.ts';

const mine: PicturesPlace = { writer: 't:ivy', target: 't:bo' };
const visitors: PicturesPlace = { ...mine, writer: undefined };
const NOW = 1_800_000_000_000;

/** A browser that keeps files. */
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

async function namesOf(place: PicturesPlace, now = NOW): Promise<string[]> {
  return (await keptPictures(place, now)).map(({ file }) => file.name);
}

beforeEach(() => {
  sessionStorage.clear();
  const cache = aCache();
  vi.stubGlobal('caches', { open: async () => cache });
  return () => vi.unstubAllGlobals();
});

it('keeps what was chosen with its words, in its order, apart from other places', async () => {
  await keepPicture(mine, picture('late.png', NOW + 1));
  await keepPicture(mine, picture('früh.png', NOW, ''));
  await keepPicture(mine, picture('früh.png', NOW, 'Nebel, “dicht”'));
  await keepPicture({ ...mine, target: 't:ann' }, picture('other.png', NOW));
  const kept = await keptPictures(mine, NOW);
  expect(kept.map(({ file, altText }) => [file.name, file.type, altText])).toEqual([
    ['früh.png', 'image/png', 'Nebel, “dicht”'],
    ['late.png', 'image/png', ''],
  ]);
  await forgetPictures(mine, NOW);
  expect(await namesOf(mine)).toEqual(['late.png']);
  await forgetPictures(mine);
  expect([await namesOf(mine), await namesOf({ ...mine, target: 't:ann' })]).toEqual([[], ['other.png']]);
});

it('hands a visitor’s pictures on to the member they become, once, and to nobody in another tab', async () => {
  await keepPicture(visitors, picture('before.png', NOW));
  const tab = sessionStorage.getItem('skein:unsent-pictures');
  sessionStorage.clear();
  expect([await namesOf(visitors), await namesOf(mine)]).toEqual([[], []]);
  sessionStorage.setItem('skein:unsent-pictures', tab ?? '');
  expect(await namesOf(mine)).toEqual(['before.png']);
  expect([await namesOf(visitors), await namesOf(mine)]).toEqual([[], ['before.png']]);
});

it('forgets what nobody came back to', async () => {
  await keepPicture(mine, picture('old.png', NOW - PICTURES_LIFETIME));
  await keepPicture(mine, picture('young.png', NOW - PICTURES_LIFETIME + 1));
  expect(await namesOf(mine)).toEqual(['young.png']);
  expect(await namesOf(mine, NOW - 1)).toEqual(['young.png']);
});

it('keeps nothing, and says nothing, where the browser forbids it', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('Forbidden')) });
  await keepPicture(mine, picture('a.png', NOW));
  expect(await namesOf(mine)).toEqual([]);
  vi.unstubAllGlobals();
  await keepPicture(mine, picture('a.png', NOW));
  expect(await namesOf(mine)).toEqual([]);
});
