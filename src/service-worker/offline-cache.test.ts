import { beforeEach, expect, it, vi } from 'vitest';
import { cacheAssets, isPrivateResponse, OFFLINE_CACHE, offlinePage, withoutDate } from './offline-cache.ts';

/** Minimal fake of the Cache Storage API. */
function fakeCaches(network: (url: string) => Response | undefined) {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => ({ url })),
      add: async (url: string) => {
        const response = network(url);
        if (!response) throw new TypeError('offline');
        store.set(url, response);
      },
    };
  };
  const match = async (url: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(url);
  return { stores, caches: { open, match } };
}

function page(cacheControl: string, status = 200): Response {
  return new Response('page', { status, headers: { 'cache-control': cacheControl } });
}

let requested: string[];
let stores: Map<string, Map<string, Response>>;
beforeEach(() => {
  requested = [];
  const fake = fakeCaches((url) => {
    requested.push(url);
    return url.includes('gone') ? undefined : new Response(url);
  });
  stores = fake.stores;
  vi.stubGlobal('caches', fake.caches);
  return () => vi.unstubAllGlobals();
});

it('withoutDate removes the Date header', async () => {
  const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT', 'content-type': 'application/json' };
  const cached = withoutDate(new Response('{}', { status: 203, headers }));
  expect([cached.status, await cached.text(), [...cached.headers]]).toEqual([
    203,
    '{}',
    [['content-type', 'application/json']],
  ]);
});

it('isPrivateResponse accepts only private responses without redirect', () => {
  expect(isPrivateResponse(page('private, no-store'))).toBe(true);
  expect(isPrivateResponse(page('public, max-age=30'))).toBe(false);
  expect(isPrivateResponse(page('private, no-store', 500))).toBe(false);
  expect(isPrivateResponse(Object.defineProperty(page('private'), 'redirected', { value: true }))).toBe(
    false,
  );
});

it('cacheAssets fetches missing files and ignores failures', async () => {
  await cacheAssets(['https://x/assets/a.js', 'https://x/assets/gone.js']);
  await cacheAssets(['https://x/assets/a.js', 'https://x/assets/b.js']);
  expect(requested).toEqual(['https://x/assets/a.js', 'https://x/assets/gone.js', 'https://x/assets/b.js']);
  expect(stores.get('skein-assets')?.size).toBe(2);
});

it("offlinePage returns the page in the browser's language", async () => {
  const english = new Response('en');
  const german = new Response('de');
  stores.set(
    OFFLINE_CACHE,
    new Map([
      ['/offline.html', english],
      ['/offline.de.html', german],
    ]),
  );
  expect(await Promise.all(['de-AT', 'en-GB', 'fr'].map(offlinePage))).toEqual([german, english, english]);
  stores.clear();
  expect((await offlinePage('en')).type).toBe('error');
});
