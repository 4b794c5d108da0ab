/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { getGetDashboardUrl, getListTabsUrl } from '#generated/hooks/feed/feed.ts';
import { postPaths } from '#src/paths/posts-paths.ts';
import {
  ASSETS_CACHE,
  DASHBOARD_CACHE,
  isOwn,
  keepAssets,
  keepOfflinePages,
  OFFLINE_CACHE,
  OFFLINE_PARTS,
  offlinePage,
  undated,
} from './kept.ts';
import { openPushed, showPushed } from './pushed.ts';
import { receiveShared } from './receive-shared.ts';

declare const self: ServiceWorkerGlobalScope;
/** Of the build this belongs to: another build is another worker, which is how pages learn of it. */
declare const __BUILD__: string;

/** What pages say to it. */
interface Message {
  type: 'SKIP_WAITING' | 'KEEP';
  /** Files the page has loaded. */
  urls?: string[];
}

/** Files of the build to keep: of the present one and the one before. */
const MOST_ASSETS = 300;

/** Both lead members to their dashboard. */
const DASHBOARDS: ReadonlySet<string> = new Set(['/', '/dashboard']);

/** Calls that the dashboard's first page is made of. */
const CALLS_OF_DASHBOARD: ReadonlySet<string> = new Set([getGetDashboardUrl(), getListTabsUrl()]);

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()));
self.addEventListener('activate', (event) => {
  // The network is asked while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
self.addEventListener('message', (event) => {
  const { type, urls = [] } = event.data as Message;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'KEEP') event.waitUntil(keepAssets(urls));
});
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPushed(self.registration, event.data.json()));
});
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_PARTS.has(url.pathname),
  new CacheFirst({ cacheName: OFFLINE_CACHE, matchOptions: { ignoreVary: true } }),
);

/** The last of what the member's dashboard is made of, under the name it is asked for by. */
function lastOf(name?: string): NetworkFirst {
  return new NetworkFirst({
    cacheName: DASHBOARD_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => name ?? request,
        cacheWillUpdate: async ({ response }) => {
          if (isOwn(response)) return undated(response);
          // The session is over, or somebody logged out: nothing of it stays.
          if (name !== undefined) await caches.delete(DASHBOARD_CACHE);
          return null;
        },
      },
    ],
  });
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.search === '' && DASHBOARDS.has(url.pathname),
  lastOf('/dashboard'),
);
// Its document has the frame alone.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && CALLS_OF_DASHBOARD.has(url.pathname) && !url.searchParams.has('cursor'),
  lastOf(),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === postPaths.share(),
  ({ request }) => receiveShared(request),
  'POST',
);
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) =>
  request.destination === 'document' ? offlinePage(self.navigator.language) : Response.error(),
);

// Read by nobody; a file that differs is a new version.
Object.assign(self, { build: __BUILD__ });
