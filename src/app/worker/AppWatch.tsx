import { AppBadge } from './AppBadge.tsx';
import { ConnectionWatch } from './ConnectionWatch.tsx';
import { WaitingWatch } from './WaitingWatch.tsx';
import { WorkerWatch } from './WorkerWatch.tsx';

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
