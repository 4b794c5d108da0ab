import { useRef, useState } from 'react';

/** Runs one thing at a time: while it runs, asking again does nothing. It stays busy after success, because the form is about to go. */
export function useSubmit(run: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const submit = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { busy, submit };
}
