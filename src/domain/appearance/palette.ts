import { palettes } from '#generated/choices.ts';

/** The 12 colour palettes of spec 000 §1, in the order the palette toggle cycles through them: that of the contract. */
export const PALETTES = palettes;

/** Wire spelling of a palette; also the value of `data-palette` on `<html>`. */
export type Palette = (typeof PALETTES)[number];

/** Cookie that stores the palette (spec 000 §4), readable by server and page. */
export const PALETTE_COOKIE = 'palette';

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

/** Returns the palette of a `Cookie` header or `document.cookie`; undefined means: follow the system. */
export function readPaletteCookie(cookies: string): Palette | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${PALETTE_COOKIE}=`));
  const value = pair?.slice(PALETTE_COOKIE.length + 1);
  return isPalette(value) ? value : undefined;
}

/** Returns the palette for the system's colour scheme when none is chosen (spec 000 §4). */
export const systemPalette = (prefersDark: boolean): Palette => (prefersDark ? 'darkMode' : 'trueBlue');

/** Applies a palette to the document; undefined returns to following the system. Browser only. */
export function applyPalette(palette: Palette | undefined): void {
  const root = document.documentElement;
  if (palette) root.dataset.palette = palette;
  else delete root.dataset.palette;
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
