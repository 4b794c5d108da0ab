import { useLingui } from '@lingui/react/macro';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addToast, dismissToast } from '#src/shared/lib/toasts/toast-store.ts';

const TOAST_ID = 'offline';

/** Shows a banner while there is no connection. */
export function ConnectionListener() {
  const { t } = useLingui();
  const update = useEffectEvent(() => {
    // A page that was opened offline never received the event.
    onlineManager.setOnline(navigator.onLine);
    if (navigator.onLine) dismissToast(TOAST_ID);
    else
      addToast({
        id: TOAST_ID,
        type: 'banner',
        message: t`You are offline. What you see was loaded earlier.`,
      });
  });
  useEffect(() => {
    const listener = (): void => update();
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
