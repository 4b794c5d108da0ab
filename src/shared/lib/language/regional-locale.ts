/**
 * Returns the reader's own variant of a language, for dates: the first of the browser's preferences with the same
 * language ("en-GB" for English), else the language itself.
 *
 * @param locale BCP 47 tag of the interface
 * @param preferences tags of the reader's languages, most wanted first
 */
export function regionalLocale(
  locale: string,
  preferences: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const language = locale.split('-')[0];
  const own = preferences.find((tag) => tag.split('-')[0] === language && tag.includes('-'));
  return own !== undefined && Intl.DateTimeFormat.supportedLocalesOf(own).length > 0 ? own : locale;
}
