import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { forgetKeptPages } from '#src/shared/lib/storage/offline-pages.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useSessionExpired } from '../providers/use-session-expired.ts';

/** Pages come first: the worker is registered this long after they are awake, in milliseconds. */
const REGISTERED_AFTER = 5000;

/**
 * Lets the site be opened without a connection (src/service-worker), and says when a new version is there. It is put in
 * place when the reader says so: what they are writing is kept in the browser and comes back with the page.
 */
export function WorkerWatch() {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const isOver = useSessionExpired();
  const register = useEffectEvent(async () => {
    const { registerWorker } = await import('#src/app/offline/register-worker.ts');
    await registerWorker((take) =>
      addToast({
        id: 'new-version',
        type: 'banner',
        message: t`A new version of the site is here. What you are writing is kept.`,
        action: { label: t`Load it`, onAction: take },
      }),
    );
  });
  useEffect(() => {
    // Development answers from its sources.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    // Some browsers and private windows have none; the site is whole without it.
    const timer = setTimeout(() => void register().catch(() => {}), REGISTERED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isLoggedIn || isOver) forgetKeptPages();
  }, [isLoggedIn, isOver]);
  return null;
}
