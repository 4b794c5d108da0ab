import { KEPT_DASHBOARD } from '#src/shared/lib/storage/offline-pages.ts';

/** The last dashboard, as pages know it too: they forget it when a member leaves. */
export const DASHBOARD_CACHE = KEPT_DASHBOARD;

/** Scripts, styles and fonts. */
export const ASSETS_CACHE = 'skein-assets';

/** The pages that need no connection. */
export const OFFLINE_CACHE = 'skein-offline';

/** What the page that says so is made of. */
export const OFFLINE_PARTS: ReadonlySet<string> = new Set(['/offline.css', '/offline.js', '/favicon.svg']);

const OFFLINE_FILES = ['/offline.html', '/offline.de.html', ...OFFLINE_PARTS];

/** Fetches what needs no connection anew: this is what a new version brings. */
export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })));
}

/** The page that says that there is no connection, in the language of the browser. */
export async function offlinePage(language: string): Promise<Response> {
  const path = language.startsWith('de') ? '/offline.de.html' : '/offline.html';
  const page = await caches.match(path, { cacheName: OFFLINE_CACHE, ignoreVary: true });
  return page ?? Response.error();
}

/** Whether an answer may be kept as part of the member's dashboard: it is theirs, and not the way to the log-in. */
export function isOwn({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && (headers.get('cache-control') ?? '').includes('private');
}

/** An answer as it is kept: pages learn the present time from the dates of answers, and this one will be of the past. */
export function undated({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('date');
  return new Response(body, { status, statusText, headers: kept });
}

/** Keeps the files a page has loaded before there was anybody to keep them. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = urls.filter((url) => !known.has(url));
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}
