import { AppBadge } from '#src/app/offline/AppBadge.tsx';
import { ConnectionListener } from './ConnectionListener.tsx';
import { OfflineMutationsListener } from './OfflineMutationsListener.tsx';
import { ServiceWorkerListener } from './ServiceWorkerListener.tsx';

/** Effects of the installable app: service worker, offline notice, icon badge, offline mutations. */
export function AppInstallListener() {
  return (
    <>
      <ServiceWorkerListener />
      <ConnectionListener />
      <AppBadge />
      <OfflineMutationsListener />
    </>
  );
}
