import { type ReactNode, useState } from 'react';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

const PaletteSheet = lazyLayer(() => import('./PaletteSheet.tsx'), 'PaletteSheet');

/** Returns the palette sheet's element and a function that opens it. The sheet's code loads on first use. */
export function usePaletteSheet(): { openSheet: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    openSheet: () => setOpen(true),
    sheet: isOpen ? <PaletteSheet onClose={() => setOpen(false)} /> : null,
  };
}
