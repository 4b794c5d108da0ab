import { isPalette, type Palette, readPaletteCookie } from '#src/domain/appearance/palette.ts';
import { readCookie } from '#src/domain/cookies.ts';
import { chooseLocale, isLocaleCode, type LocaleCode } from '#src/domain/language/locales.ts';

/** Cookie that keeps the reader's language. */
export const LOCALE_COOKIE = 'locale';

/** What the choices need to know of the viewer. */
type Known = {
  user?: { palette?: string | null | undefined; locale?: string | undefined } | null | undefined;
};

/** The palette of this reader: the cookie, else what the member saved, else the system's (spec 000 §4). */
export function chosenPalette(cookies: string, viewer: Known): Palette | undefined {
  const saved = viewer.user?.palette;
  return readPaletteCookie(cookies) ?? (isPalette(saved) ? saved : undefined);
}

/**
 * The language of this reader: the cookie, else the member's, else what their browser asks for. Only languages that are
 * translated count.
 */
export function chosenLocale(cookies: string, viewer: Known, accepted: readonly string[]): LocaleCode {
  const cookie = readCookie(cookies, LOCALE_COOKIE);
  const wishes = [isLocaleCode(cookie) ? cookie : undefined, viewer.user?.locale, ...accepted];
  return chooseLocale(wishes.filter((wish) => wish !== undefined));
}
