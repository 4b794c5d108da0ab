/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { getGetDashboardUrl, getListTabsUrl } from '#generated/hooks/feed/feed.ts';
import { postPaths } from '#src/paths/posts-paths.ts';
import {
  ASSETS_CACHE,
  cacheAssets,
  cacheOfflinePages,
  DASHBOARD_CACHE,
  isPrivateResponse,
  OFFLINE_CACHE,
  OFFLINE_PAGE_ASSETS,
  offlinePage,
  withoutDate,
} from './offline-cache.ts';
import { openPushNotification, showPushNotification } from './push-notifications.ts';
import { receiveShareTarget } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope;
/** Id of the build; another id makes another worker file, which is how pages detect a new version. */
declare const __BUILD__: string;

/** Message from a page. */
interface Message {
  type: 'SKIP_WAITING' | 'KEEP';
  /** Files the page has loaded, to be cached. */
  urls?: string[];
}

/** Maximum cached files: the current build and the previous one. */
const MAX_CACHED_ASSETS = 300;

/** Both paths lead members to their dashboard. */
const DASHBOARDS: ReadonlySet<string> = new Set(['/', '/dashboard']);

/** API calls of the dashboard's first page. */
const DASHBOARD_CALLS: ReadonlySet<string> = new Set([getGetDashboardUrl(), getListTabsUrl()]);

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages()));
self.addEventListener('activate', (event) => {
  // Sends the request while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
self.addEventListener('message', (event) => {
  const { type, urls = [] } = event.data as Message;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'KEEP') event.waitUntil(cacheAssets(urls));
});
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPushNotification(self.registration, event.data.json()));
});
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPushNotification(self, event.notification)),
);
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: ASSETS_CACHE,
    plugins: [new ExpirationPlugin({ maxEntries: MAX_CACHED_ASSETS })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_PAGE_ASSETS.has(url.pathname),
  new CacheFirst({ cacheName: OFFLINE_CACHE, matchOptions: { ignoreVary: true } }),
);

/** Network-first strategy for the dashboard's document and calls, stored under `name` or the request itself. */
function dashboardStrategy(name?: string): NetworkFirst {
  return new NetworkFirst({
    cacheName: DASHBOARD_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => name ?? request,
        cacheWillUpdate: async ({ response }) => {
          if (isPrivateResponse(response)) return withoutDate(response);
          // The session has ended or the member logged out, so the cached dashboard is deleted.
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
  dashboardStrategy('/dashboard'),
);
// The dashboard's document has no data; the calls are cached separately.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && DASHBOARD_CALLS.has(url.pathname) && !url.searchParams.has('cursor'),
  dashboardStrategy(),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === postPaths.share(),
  ({ request }) => receiveShareTarget(request),
  'POST',
);
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) =>
  request.destination === 'document' ? offlinePage(self.navigator.language) : Response.error(),
);

// Unused, but makes the worker's file differ per build.
Object.assign(self, { build: __BUILD__ });
