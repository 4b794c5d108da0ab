import { expect, it } from 'vitest';
import {
  chooseLocale,
  ENABLED_LOCALES,
  isLocaleCode,
  LOCALE_CODES,
  LOCALES,
  parseAcceptLanguage,
} from './locales.ts';

const SPEC = 'en-us, es, de, fr, it, ja, tr, ru, pl, pt, pt-br, nl, ko, zh-cn, zh-tw, zh-hk, id, hi'.split(
  ', ',
);

it('LOCALE_CODES has the 18 codes of spec 000 §1 [audience-14]', () => {
  expect([...LOCALE_CODES].sort()).toEqual(SPEC.sort());
  expect(isLocaleCode('zh-hk')).toBe(true);
  expect(isLocaleCode('en')).toBe(false);
});

it('LOCALES gives every language a valid tag and a unique name', () => {
  for (const { tag } of Object.values(LOCALES)) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Set(Object.values(LOCALES).map(({ name }) => name)).size).toBe(18);
});

it('ENABLED_LOCALES offers English and German', () => {
  expect(ENABLED_LOCALES.map(({ code }) => code)).toEqual(['en-us', 'de']);
});

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['en-GB'], 'en-us'],
  [['de'], 'de'],
  [['tlh'], 'en-us'],
  [[], 'en-us'],
])('chooseLocale for %j returns %s', (wishes, code) => {
  expect(chooseLocale(wishes)).toBe(code);
});

it('parseAcceptLanguage sorts by quality', () => {
  expect(parseAcceptLanguage('en;q=0.5, de-AT, fr;q=0, *;q=0.1, it;q=0.8')).toEqual(['de-AT', 'it', 'en']);
  expect(parseAcceptLanguage('')).toEqual([]);
});
