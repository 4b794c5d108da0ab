import { displayNames } from '#src/shared/lib/language/formatters.ts';

/** Returns the name of a country in a language; its code where the language has no name for it. */
export function countryName(code: string, locale: string): string {
  return displayNames(locale, { type: 'region' }).of(code) ?? code;
}
