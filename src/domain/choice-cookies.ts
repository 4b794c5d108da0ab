import {
  PALETTE_UNSAVED_COOKIE,
  type PaletteChoice,
  paletteChoice,
  readPaletteCookies,
} from '#src/domain/appearance/palette.ts';
import { readCookie } from '#src/domain/cookies.ts';
import { chooseLocale, isLocaleCode, type LocaleCode } from '#src/domain/language/locales.ts';

/** Cookie that stores the interface language. */
export const LOCALE_COOKIE = 'locale';

/** The viewer's stored choices. */
type ViewerChoices = {
  user?:
    | {
        palette?: string | null | undefined;
        appearance?: { paletteNight?: string | null | undefined } | undefined;
        locale?: string | undefined;
      }
    | null
    | undefined;
};

/**
 * Returns true when the member has no palette by night any more. A choice that this browser has not stored yet is newer
 * than that.
 */
export function isNightCleared(
  cookies: string,
  appearance: { paletteNight?: string | null | undefined } | undefined,
): boolean {
  return appearance?.paletteNight === null && readCookie(cookies, PALETTE_UNSAVED_COOKIE) === undefined;
}

/**
 * Returns the viewer's palettes: those of the cookies, else the member's stored ones, else the system's (spec 000 §4).
 * A palette by night that the member cleared on another device is left out.
 */
export function chosenPalettes(cookies: string, { user }: ViewerChoices): PaletteChoice {
  const choice = readPaletteCookies(cookies);
  if (!choice.palette) return paletteChoice(user?.palette, user?.appearance?.paletteNight);
  return isNightCleared(cookies, user?.appearance) ? { ...choice, night: undefined } : choice;
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
