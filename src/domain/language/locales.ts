import { locales } from '#generated/choices.ts';

/** Wire codes of the 18 interface languages (spec 000 §1), in the contract's order. */
export const LOCALE_CODES = locales;

/** Wire spelling of an interface language. */
export type LocaleCode = (typeof LOCALE_CODES)[number];

/** A language of the interface. */
export type LocaleInfo = {
  code: LocaleCode;
  /** BCP 47 tag for `<html lang>` and Intl. */
  tag: string;
  /** Name of the language in the language itself, for the language menu. */
  name: string;
  /** True when fully translated and offered to users. */
  enabled: boolean;
};

function info(code: LocaleCode, tag: string, name: string, enabled = false): LocaleInfo {
  return {
    code,
    tag,
    name,
    enabled,
  };
}

/** All 18 languages; only the enabled ones have a catalogue. */
export const LOCALES: Record<LocaleCode, LocaleInfo> = {
  'en-us': info('en-us', 'en-US', 'English', true),
  de: info('de', 'de', 'Deutsch', true),
  fr: info('fr', 'fr', 'Français'),
  it: info('it', 'it', 'Italiano'),
  es: info('es', 'es', 'Español'),
  nl: info('nl', 'nl', 'Nederlands'),
  pl: info('pl', 'pl', 'Polski'),
  'pt-br': info('pt-br', 'pt-BR', 'Português (Brasil)'),
  pt: info('pt', 'pt-PT', 'Português (Portugal)'),
  ru: info('ru', 'ru', 'Русский'),
  tr: info('tr', 'tr', 'Türkçe'),
  id: info('id', 'id', 'Bahasa Indonesia'),
  hi: info('hi', 'hi', 'हिन्दी'),
  ja: info('ja', 'ja', '日本語'),
  ko: info('ko', 'ko', '한국어'),
  'zh-cn': info('zh-cn', 'zh-CN', '简体中文'),
  'zh-tw': info('zh-tw', 'zh-TW', '繁體中文（台灣）'),
  'zh-hk': info('zh-hk', 'zh-HK', '繁體中文（香港）'),
};

/** Language of users whose preferences match none of ours (spec 000 §1). */
export const DEFAULT_LOCALE: LocaleCode = 'en-us';

/** All languages, in the contract's order. */
export const ALL_LOCALES: readonly LocaleInfo[] = LOCALE_CODES.map((code) => LOCALES[code]);

/** Languages users can choose. */
export const ENABLED_LOCALES: readonly LocaleInfo[] = ALL_LOCALES.filter((locale) => locale.enabled);

/** Narrows any value to one of the 18 wire codes. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALE_CODES.some((code) => code === value);
}

/** Returns the language of that tag or code, else the first with the same primary subtag. */
function matchTag(wanted: string, among: readonly LocaleInfo[]): LocaleCode | undefined {
  const tag = wanted.trim().toLowerCase();
  const exact = among.find(({ code, tag: own }) => code === tag || own.toLowerCase() === tag);
  const language = tag.split('-')[0];
  return (exact ?? among.find(({ tag: own }) => own.split('-')[0] === language))?.code;
}

/**
 * Returns the first language that matches the preferences, most wanted first (a cookie, then `navigator.languages` or
 * the parts of `Accept-Language`); English when none matches. Considers only enabled languages unless `among` is given.
 */
export function chooseLocale(preferences: readonly string[], among = ENABLED_LOCALES): LocaleCode {
  for (const preferred of preferences) {
    const match = matchTag(preferred, among);
    if (match) return match;
  }
  return DEFAULT_LOCALE;
}

/** Parses an `Accept-Language` header into language tags, most wanted first; `q=0` and `*` are left out. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
