import { createContext } from 'react';

/** Opens the sheet of palettes, which outlives the menu that leads to it. */
export const PaletteSheetOpener = createContext(() => {});
