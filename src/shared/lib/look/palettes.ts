import {
  applyPalettes,
  PALETTE_COOKIE,
  PALETTE_NIGHT_COOKIE,
  type PaletteChoice,
  readPaletteCookies,
  readPalettes,
} from '#src/domain/appearance/palette.ts';
import { isNightCleared } from '#src/domain/choice-cookies.ts';
import { writeCookie } from '#src/domain/cookies.ts';

const listeners = new Set<() => void>();

/** Calls `listener` after every change of the palettes on this page; returns a function that unsubscribes. */
export function subscribePalettes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies palettes to the document and stores them in this browser. Browser only. */
export function keepPalettes(choice: PaletteChoice): void {
  applyPalettes(choice);
  writeCookie(PALETTE_COOKIE, choice.palette);
  writeCookie(PALETTE_NIGHT_COOKIE, choice.night);
  for (const listener of listeners) listener();
}

/** Forgets this browser's palette by night when the member cleared it on another device. Browser only. */
export function forgetClearedNight(
  appearance: { paletteNight?: string | null | undefined } | undefined,
): void {
  const { palette, night } = readPalettes();
  // The document was rendered without it, the cookie is still there.
  const stored = night ?? readPaletteCookies(document.cookie).night;
  if (stored && isNightCleared(document.cookie, appearance)) keepPalettes({ palette, night: undefined });
}
