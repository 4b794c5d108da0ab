import { useEffect, useRef, useState } from 'react';

/** State of an overlay that plays an exit animation before it reports itself closed. */
export type ExitState = {
  isOpen: boolean;
  /** Starts the exit. */
  close: () => void;
  /** Call when the content has been unmounted. */
  onExited: () => void;
};

/**
 * Maximum milliseconds of an exit. When an overlay is closed while opening, its animations may be cancelled without an
 * end event, and it would stay mounted and invisible.
 */
const MAX_EXIT_MS = 1000;

/**
 * Keeps an overlay mounted until its exit animation has ended and calls `onClose` only then. Overlays are open while
 * they are mounted, and their owner unmounts them in `onClose` (usually by going back). `onClose` is not called when
 * the owner unmounts it first.
 */
export function useCloseAfterExit(onClose: () => void): ExitState {
  const [isOpen, setOpen] = useState(true);
  const isRequested = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Parents clean up before their children, so this runs before the content reports its unmount.
  useEffect(
    () => () => {
      isRequested.current = false;
      clearTimeout(timer.current);
    },
    [],
  );
  const onExited = (): void => {
    clearTimeout(timer.current);
    if (!isRequested.current) return;
    isRequested.current = false;
    latest.current();
  };
  return {
    isOpen,
    close: () => {
      isRequested.current = true;
      setOpen(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(onExited, MAX_EXIT_MS);
    },
    onExited,
  };
}

/** Renders nothing; calls `run` on unmount. */
export function OnUnmount({ run }: { run: () => void }) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
