import { type ReactNode, useState } from 'react';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

const PaletteSheet = lazyLayer(() => import('./PaletteSheet.tsx'), 'PaletteSheet');

/** The sheet of palettes, to put on the page, and how to open it. Its code comes when it is opened. */
export function usePaletteSheet(): { openSheet: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    openSheet: () => setOpen(true),
    sheet: isOpen ? <PaletteSheet onClose={() => setOpen(false)} /> : null,
  };
}
