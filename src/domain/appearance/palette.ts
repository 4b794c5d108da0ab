import { palettes } from '#generated/choices.ts';
import { readCookie } from '../cookies.ts';

/** The 12 colour palettes of spec 000 §1, in the order the palette toggle cycles through them: that of the contract. */
export const PALETTES = palettes;

/** Wire spelling of a palette; also the value of `data-palette` on `<html>`. */
export type Palette = (typeof PALETTES)[number];

/** Cookie that stores the palette (spec 000 §4), readable by server and page. */
export const PALETTE_COOKIE = 'palette';

/** Cookie that stores the palette by night; the other one is then that of the day. */
export const PALETTE_NIGHT_COOKIE = 'palette_night';

/** Cookie of a choice that the server has not stored yet. */
export const PALETTE_UNSAVED_COOKIE = 'palette_unsaved';

/** A reader's palettes. */
export interface PaletteChoice {
  /** Undefined follows the system: trueBlue by day, darkMode by night (spec 000 §4). */
  palette: Palette | undefined;
  /** Palette while the system is dark. Undefined: `palette` at all times. */
  night: Palette | undefined;
}

/** Both palettes of the site's own. */
export const SYSTEM_PALETTES = { palette: undefined, night: undefined } as const satisfies PaletteChoice;

/** Display names of the palettes; proper names, so they are not translated. */
export const PALETTE_NAMES: Record<Palette, string> = {
  trueBlue: 'True Blue',
  darkMode: 'Dark Mode',
  cement: 'Cement',
  lowContrastClassic: 'Low-Contrast Classic',
  cybernetic: 'Cybernetic',
  canary: 'Canary',
  ghost: 'Ghost',
  vampire: 'Vampire',
  pumpkin: 'Pumpkin',
  snowBright: 'Snow Bright',
  gothRave: 'Goth Rave',
  pride: 'Pride',
};

/** Narrows any string (a cookie, a query value) to a palette. */
export const isPalette = (value: unknown): value is Palette => PALETTES.some((palette) => palette === value);

/** The palette after `current` in the toggle's cycle. */
export function nextPalette(current: Palette): Palette {
  return PALETTES[(PALETTES.indexOf(current) + 1) % PALETTES.length] ?? 'trueBlue';
}

/** Returns the palettes of a `Cookie` header or `document.cookie`. */
export function readPaletteCookies(cookies: string): PaletteChoice {
  return paletteChoice(readCookie(cookies, PALETTE_COOKIE), readCookie(cookies, PALETTE_NIGHT_COOKIE));
}

/** Returns the palettes that stored values name; a palette by night counts only beside one by day. */
export function paletteChoice(palette: unknown, night: unknown): PaletteChoice {
  if (!isPalette(palette)) return SYSTEM_PALETTES;
  return { palette, night: isPalette(night) ? night : undefined };
}

/** Returns the attributes of `<html>` as text, each with a space before it. */
export function paletteMarkup({ palette, night }: PaletteChoice): string {
  const day = palette ? ` data-palette="${palette}"` : '';
  return palette && night ? `${day} data-palette-night="${night}"` : day;
}

/** Returns the palette for the system's colour scheme when none is chosen (spec 000 §4). */
export const systemPalette = (prefersDark: boolean): Palette => (prefersDark ? 'darkMode' : 'trueBlue');

/** Returns the palettes of the document. Browser only. */
export function readPalettes(): PaletteChoice {
  const { palette, paletteNight } = document.documentElement.dataset;
  return paletteChoice(palette, paletteNight);
}

/** Applies palettes to the document. Browser only. */
export function applyPalettes({ palette, night }: PaletteChoice): void {
  const root = document.documentElement;
  if (palette) root.dataset.palette = palette;
  else delete root.dataset.palette;
  if (palette && night) root.dataset.paletteNight = night;
  else delete root.dataset.paletteNight;
  // Colour of the browser's own toolbar; the two tags bound to media queries serve the default palettes.
  const chosen = document.querySelector<HTMLMetaElement>('meta[name="theme-color"][data-chosen]');
  if (!palette) {
    chosen?.remove();
    return;
  }
  const meta = chosen ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset.chosen = '';
  meta.content = getComputedStyle(root).getPropertyValue('--color-background').trim();
  if (!chosen) document.head.prepend(meta);
}
