import { createContext } from 'react';

/** Opens the palette sheet, which outlives the menu that opens it. */
export const PaletteSheetOpener = createContext(() => {});
