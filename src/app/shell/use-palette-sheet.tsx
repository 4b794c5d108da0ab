import { lazy, type ReactNode, Suspense, useState } from 'react';

const PaletteSheet = lazy(async () => ({ default: (await import('./PaletteSheet.tsx')).PaletteSheet }));

/** The sheet of palettes, to put on the page, and how to open it. Its code comes when it is opened. */
export function usePaletteSheet(): { openSheet: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    openSheet: () => setOpen(true),
    sheet: isOpen ? (
      <Suspense fallback={null}>
        <PaletteSheet onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
