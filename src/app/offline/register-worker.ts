import { Workbox } from 'workbox-window';

/** How often a page that stays open asks for a new version, in milliseconds. */
const ASK_AGAIN = 60 * 60_000;

/** Files of the build that this page has loaded, most of them before a worker could keep them. */
function loadedAssets(): string[] {
  const assets = `${window.location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets));
}

/**
 * Registers the service worker and has it keep what this page was made of. Rejects where there can be none.
 *
 * @param onNewVersion called when another build is ready; `take` puts it in place and loads the page anew
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
  setInterval(() => void workbox.update().catch(() => {}), ASK_AGAIN);
  await workbox.active;
  await workbox.messageSW({ type: 'KEEP', urls: loadedAssets() });
}
