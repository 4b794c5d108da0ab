import { lazy, Suspense, useState } from 'react';
import { useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';

const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

/** `?` shows what the keys of the site do; nobody finds them otherwise. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  useHotkeys({ '?': () => setOpen(true) });
  return isOpen ? (
    <Suspense fallback={null}>
      <KeyList onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
