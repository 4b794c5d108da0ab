import { useLingui } from '@lingui/react/macro';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addToast, dismissToast } from '#src/shared/lib/toasts/toast-store.ts';

const ID = 'offline';

/** Says that there is no connection, for as long as there is none. */
export function ConnectionWatch() {
  const { t } = useLingui();
  const tell = useEffectEvent(() => {
    // A page that was opened without a connection never heard that it was lost.
    onlineManager.setOnline(navigator.onLine);
    if (navigator.onLine) dismissToast(ID);
    else addToast({ id: ID, type: 'banner', message: t`You are offline. What you see was fetched earlier.` });
  });
  useEffect(() => {
    const listener = (): void => tell();
    listener();
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  }, []);
  return null;
}
