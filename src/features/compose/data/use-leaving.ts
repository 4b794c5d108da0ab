import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { useLeaveGuard } from '#src/shared/navigation/leave-guard.ts';

/**
 * Asks before the form is left with something in it: Escape, the glass and the close button ask in words, closing the
 * window asks the browser's own way. Back asks nothing, because nobody can be held there; it says where the words are.
 * Nothing is lost either way, but a form that vanishes looks like loss.
 */
export function useLeaving({ isDirty, isDirtyNow }: { isDirty: boolean; isDirtyNow: () => boolean }) {
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
      addToast({ message: t`What you wrote is kept on this device. The form brings it back.` });
  });
  useEffect(() => () => tellKept(), []);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mayGo.current || !isDirtyNow()) return;
    event.preventDefault();
  });

  useEffect(() => {
    // Without anything to warn of there is no listener, because one keeps a page out of the browser's back cache.
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
    /** Lets whatever comes next leave the form without asking. */
    go,
    leave: () => {
      go();
      close();
    },
  };
}
