import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { clearOfflinePages } from '#src/shared/lib/storage/offline-pages.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useSessionExpired } from '../providers/use-session-expired.ts';

/** Milliseconds after hydration before the worker is registered, so that it does not compete with the page. */
const REGISTER_DELAY_MS = 5000;

/**
 * Registers the service worker (src/service-worker) and offers new versions. The update is applied only on request;
 * text being written is stored in the browser and restored after the reload.
 */
export function ServiceWorkerListener() {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const isExpired = useSessionExpired();
  const register = useEffectEvent(async () => {
    const { registerWorker } = await import('#src/app/offline/register-worker.ts');
    await registerWorker((take) =>
      addToast({
        id: 'new-version',
        type: 'banner',
        message: t`A new version of Skein is available. What you are writing is kept.`,
        action: { label: t`Reload`, onAction: take },
      }),
    );
  });
  useEffect(() => {
    // Development serves unbundled sources.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    // Some browsers and private windows have no service workers; the site works without one.
    const timer = setTimeout(() => void register().catch(() => {}), REGISTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isLoggedIn || isExpired) clearOfflinePages();
  }, [isLoggedIn, isExpired]);
  return null;
}
