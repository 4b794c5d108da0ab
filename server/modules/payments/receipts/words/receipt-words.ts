import type { I18n, Messages } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { wordsByLanguage } from '#server/core/words-by-language.ts';

/** Returns the words of a receipt, said in one language. */
function sayIn(i18n: I18n) {
  const days = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const rates = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const titles: Readonly<Record<string, () => string>> = {
    'premium-month': () => i18n._(msg`Premium, one month`),
    'premium-year': () => i18n._(msg`Premium, one year`),
  };
  return {
    /** Tag of the language. */
    locale: i18n.locale,
    /** Returns a day of the calendar in UTC, from seconds since 1970. */
    day: (timestamp: number) => days.format(timestamp * 1000),
    /** Returns the name of a country. */
    country: (code: string) => countries.of(code) ?? code,
    /** Returns the title of an item of the catalogue; undefined for those whose title is a name. */
    titleOf: (item: string) => titles[item]?.(),
    blaze: (people: number) =>
      i18n._(msg`${plural(people, { one: 'Blaze, # person', other: 'Blaze, # people' })}`),
    receipt: (number: string) => i18n._(msg`Receipt ${number}`),
    from: () => i18n._(msg`From`),
    to: () => i18n._(msg`To`),
    what: () => i18n._(msg`What`),
    net: () => i18n._(msg`Net`),
    gross: () => i18n._(msg`Gross`),
    /** Returns the name of a tax with its rate, which is in hundredths of a percent. */
    tax: (name: string | undefined, rateBps: number) =>
      name === undefined ? i18n._(msg`Tax`) : `${name} ${rates.format(rateBps / 10_000)}`,
    period: (start: string, end: string) => i18n._(msg`${start} to ${end}`),
    paid: (method: string | undefined) =>
      method === undefined ? i18n._(msg`Paid`) : i18n._(msg`Paid with ${method}`),
    givenBack: () => i18n._(msg`Given back`),
    allGivenBack: (day: string) => i18n._(msg`All of it was given back on ${day}.`),
    test: () => i18n._(msg`Paid in the test checkout. No money moved.`),
  };
}

/** Words of a receipt in one language. */
export type ReceiptWords = ReturnType<typeof sayIn>;

/**
 * Returns the words of receipts in a language, in English where there is no translation.
 *
 * @param language wire code or BCP 47 tag
 */
export const receiptWordsIn = wordsByLanguage(
  import.meta.glob<Messages>(['../locales/*.po', '!../locales/en.po'], { eager: true, import: 'messages' }),
  sayIn,
);
