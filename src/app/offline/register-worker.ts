import { Workbox } from 'workbox-window';

/** Interval in milliseconds at which an open page checks for a new version. */
const UPDATE_INTERVAL_MS = 60 * 60_000;

/** Returns the build's files this page has loaded, most of them before a worker could cache them. */
function loadedAssets(): string[] {
  const assets = `${window.location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets));
}

/**
 * Registers the service worker and has it cache the files this page was loaded from. Rejects where service workers are
 * unavailable.
 *
 * @param onNewVersion called when a new build is waiting; `take` activates it and reloads the page
 */
export async function registerWorker(onNewVersion: (take: () => void) => void): Promise<void> {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () =>
    onNewVersion(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  await workbox.register();
  setInterval(() => void workbox.update().catch(() => {}), UPDATE_INTERVAL_MS);
  await workbox.active;
  await workbox.messageSW({ type: 'KEEP', urls: loadedAssets() });
}
