import type { I18n, Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordsByLanguage } from '#server/core/words-by-language.ts';

/** Returns the hand-chosen topics, as titles by normalized tag, said in one language. */
function sayIn(i18n: I18n): Readonly<Record<string, string>> {
  return {
    bread: i18n._(msg`Bread and its failures`),
    astronomy: i18n._(msg`The night sky`),
    'hut life': i18n._(msg`Huts above the trees`),
    cats: i18n._(msg`Cats with grievances`),
    'small poems': i18n._(msg`Small poems`),
    maps: i18n._(msg`Maps of nowhere`),
    comics: i18n._(msg`Comics`),
    weaving: i18n._(msg`Wool and mending`),
    photography: i18n._(msg`Film, grain and fog`),
    gardening: i18n._(msg`Allotments`),
    calligraphy: i18n._(msg`Notebooks and ink`),
    books: i18n._(msg`Books with margins`),
    ceramics: i18n._(msg`Clay and glaze`),
    'pixel art': i18n._(msg`Small squares, big pictures`),
    music: i18n._(msg`Music to work to`),
    'retro games': i18n._(msg`Games from old machines`),
  };
}

/**
 * Returns the titles of the hand-chosen topics in a language, in English where there is no translation.
 *
 * @param language wire code or BCP 47 tag
 */
export const topicTitlesIn = wordsByLanguage(
  import.meta.glob<Messages>(['../locales/*.po', '!../locales/en.po'], { eager: true, import: 'messages' }),
  sayIn,
);
