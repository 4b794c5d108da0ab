import { type I18n, type Messages, setupI18n } from '@lingui/core';

/**
 * Returns a function that gives words in a language, in English where there is no translation. Its callers are bundled
 * for the server (`vite.server.config.ts`), with English compiled into them.
 *
 * @param catalogues translations by the path of their file, which is named by the language tag
 * @param sayIn makes the words of a language
 */
export function wordsByLanguage<Words>(
  catalogues: Readonly<Record<string, Messages>>,
  sayIn: (i18n: I18n) => Words,
): (language: string) => Words {
  const byTag = new Map(
    Object.entries(catalogues).map(([path, messages]) => [path.replace(/^.*\/|\.po$/g, ''), messages]),
  );
  const saidByTag = new Map<string, Words>();
  return (language) => {
    const [tag = ''] = Intl.getCanonicalLocales(language);
    const known = [tag, tag.split('-')[0] ?? ''].find((one) => byTag.has(one));
    const locale = known ?? 'en-US';
    const said =
      saidByTag.get(locale) ??
      sayIn(setupI18n({ locale, messages: { [locale]: (known && byTag.get(known)) || {} } }));
    saidByTag.set(locale, said);
    return said;
  };
}
