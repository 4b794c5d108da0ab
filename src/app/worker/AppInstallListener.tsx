import { AppBadge } from '#src/app/offline/AppBadge.tsx';
import { ConnectionWatch } from './ConnectionListener.tsx';
import { WaitingWatch } from './OfflineMutationsListener.tsx';
import { WorkerWatch } from './ServiceWorkerListener.tsx';

/** What makes the site an app: it opens without a connection, says when there is none, and counts at its icon. */
export function AppWatch() {
  return (
    <>
      <WorkerWatch />
      <ConnectionWatch />
      <AppBadge />
      <WaitingWatch />
    </>
  );
}
