import { OFFLINE_DASHBOARD_CACHE } from '#src/shared/lib/storage/offline-pages.ts';

/** Cache of the last dashboard; pages delete it when a member logs out. */
export const DASHBOARD_CACHE = OFFLINE_DASHBOARD_CACHE;

/** Cache of scripts, styles and fonts. */
export const ASSETS_CACHE = 'skein-assets';

/** Cache of the offline pages. */
export const OFFLINE_CACHE = 'skein-offline';

/** Assets of the offline pages. */
export const OFFLINE_PAGE_ASSETS: ReadonlySet<string> = new Set([
  '/offline.css',
  '/offline.js',
  '/favicon.svg',
]);

const OFFLINE_FILES = ['/offline.html', '/offline.de.html', ...OFFLINE_PAGE_ASSETS];

/** Fetches the offline pages bypassing the HTTP cache; runs when a new version is installed. */
export async function cacheOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })));
}

/** Returns the offline page in the browser's language. */
export async function offlinePage(language: string): Promise<Response> {
  const path = language.startsWith('de') ? '/offline.de.html' : '/offline.html';
  const page = await caches.match(path, { cacheName: OFFLINE_CACHE, ignoreVary: true });
  return page ?? Response.error();
}

/**
 * Returns true when a response may be cached as the member's dashboard: a private response and no redirect to the login
 * form.
 */
export function isPrivateResponse({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && (headers.get('cache-control') ?? '').includes('private');
}

/**
 * Returns the response without its Date header: pages derive the site's time from response dates, and a cached one is
 * stale.
 */
export function withoutDate({ body, status, statusText, headers }: Response): Response {
  const cachedHeaders = new Headers(headers);
  cachedHeaders.delete('date');
  return new Response(body, { status, statusText, headers: cachedHeaders });
}

/** Caches the files a page loaded before the worker was active. */
export async function cacheAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = urls.filter((url) => !known.has(url));
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}
