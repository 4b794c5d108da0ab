import { useEffect, useRef, useState } from 'react';

/** What an overlay needs in order to play its exit before it reports itself closed. */
export type Closing = {
  isOpen: boolean;
  /** Starts the exit. */
  close: () => void;
  /** Call when the content has left the page. */
  onGone: () => void;
};

/**
 * The longest an exit takes, in milliseconds. Closed while it still opens, an overlay's animations may be cancelled, which
 * the library takes for no end: it would lie over the page for ever, unseen.
 */
const LONGEST_EXIT = 1000;

/**
 * Overlays are open while they are mounted, and their owner unmounts them in `onClose` (usually by going
 * back). To show an exit animation they stay mounted until it has ended and call `onClose` only then. When
 * the owner unmounts them by itself, `onClose` is not called.
 */
export function useClosing(onClose: () => void): Closing {
  const [isOpen, setOpen] = useState(true);
  const wanted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // The owner's act comes before what the content says of itself: a parent is taken out before its children.
  useEffect(
    () => () => {
      wanted.current = false;
      clearTimeout(timer.current);
    },
    [],
  );
  const onGone = (): void => {
    clearTimeout(timer.current);
    if (!wanted.current) return;
    wanted.current = false;
    latest.current();
  };
  return {
    isOpen,
    close: () => {
      wanted.current = true;
      setOpen(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(onGone, LONGEST_EXIT);
    },
    onGone,
  };
}

/** Renders nothing; calls `run` when it is taken out of the page. */
export function OnGone({ run }: { run: () => void }) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
