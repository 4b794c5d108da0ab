import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { useLeaveGuard } from '#src/shared/navigation/leave-guard.ts';

/**
 * Asks for confirmation before a form with contents is left: Escape, the backdrop and the close button open a dialog,
 * closing the window uses the browser's own prompt. Navigating back does not ask, because it cannot be blocked; a toast
 * tells where the draft is. Nothing is lost either way, but a form that vanishes looks like data loss.
 */
export function useLeaveConfirmation({
  isDirty,
  isDirtyNow,
}: {
  isDirty: boolean;
  isDirtyNow: () => boolean;
}) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const mayGo = useRef(false);
  const close = useCloseLayer();

  useLeaveGuard(() => {
    if (mayGo.current || !isDirtyNow()) return true;
    setAsking(true);
    return false;
  });

  const tellKept = useEffectEvent(() => {
    if (isDirtyNow() && !mayGo.current)
      addToast({ message: t`What you wrote is kept on this device. Open the form again to continue.` });
  });
  useEffect(() => () => tellKept(), []);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mayGo.current || !isDirtyNow()) return;
    event.preventDefault();
  });

  useEffect(() => {
    // Registers the listener only while there are changes, because it keeps the page out of the back/forward cache.
    if (!isDirty) return undefined;
    const listener = (event: BeforeUnloadEvent): void => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, [isDirty]);

  const go = (): void => {
    mayGo.current = true;
    setAsking(false);
  };

  return {
    isAsking,
    stay: () => setAsking(false),
    /** Lets the next navigation leave the form without confirmation. */
    go,
    leave: () => {
      go();
      close();
    },
  };
}
