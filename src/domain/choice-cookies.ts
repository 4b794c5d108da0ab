import { isPalette, type Palette, readPaletteCookie } from '#src/domain/appearance/palette.ts';
import { readCookie } from '#src/domain/cookies.ts';
import { chooseLocale, isLocaleCode, type LocaleCode } from '#src/domain/language/locales.ts';

/** Cookie that stores the interface language. */
export const LOCALE_COOKIE = 'locale';

/** The viewer's stored choices. */
type ViewerChoices = {
  user?: { palette?: string | null | undefined; locale?: string | undefined } | null | undefined;
};

/** Returns the viewer's palette: the cookie, else the member's stored one, else the system's (spec 000 §4). */
export function chosenPalette(cookies: string, viewer: ViewerChoices): Palette | undefined {
  const saved = viewer.user?.palette;
  return readPaletteCookie(cookies) ?? (isPalette(saved) ? saved : undefined);
}

/**
 * Returns the viewer's language: the cookie, else the member's stored one, else the browser's preferences. Only
 * translated languages count.
 */
export function chosenLocale(
  cookies: string,
  viewer: ViewerChoices,
  accepted: readonly string[],
): LocaleCode {
  const cookie = readCookie(cookies, LOCALE_COOKIE);
  const preferences = [isLocaleCode(cookie) ? cookie : undefined, viewer.user?.locale, ...accepted];
  return chooseLocale(preferences.filter((code) => code !== undefined));
}
