import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { elementWordsIn } from '#generated/element-words.js';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';

const FOLDER = new URL('../locales/', import.meta.url);
const languageOf = (tag: string): string => tag.split('-')[0] ?? '';

it('elementWordsIn speaks the language of a code or a tag, English where there is no translation', () => {
  const all = ['en-us', 'de', 'de-AT', 'pt-br'].map((language) => elementWordsIn(language).yourTags());
  expect(all).toEqual(['Your tags', 'Deine Tags', 'Deine Tags', 'Your tags']);
});

it('elementWordsIn inflects and groups numbers as the language does', () => {
  const [english, german] = [elementWordsIn('en-us'), elementWordsIn('de')];
  expect([english.isYearsOld('tove', 1), english.isYearsOld('tove', 2)]).toEqual([
    'tove is 1 year old today',
    'tove is 2 years old today',
  ]);
  expect(english.hasFollowers('tove', 10_000)).toBe('10,000 people follow tove');
  expect(german.hasFollowers('tove', 10_000)).toBe('10.000 Leute folgen tove');
  expect([german.followedBy(['ada']), german.followedBy(['ada', 'bo'])]).toEqual([
    'ada folgt ihm',
    'ada und bo folgen ihm',
  ]);
});

it('every enabled language has all words of elements', () => {
  const names = readdirSync(FOLDER).map((name) => name.replace('.po', ''));
  expect(names).toEqual(expect.arrayContaining(ENABLED_LOCALES.map(({ tag }) => languageOf(tag))));
  for (const name of names.filter((one) => one !== 'en')) {
    const po = readFileSync(new URL(`${name}.po`, FOLDER), 'utf8');
    expect(po.match(/^msgstr ""\n(?!")/gm), name).toBe(null);
  }
});
