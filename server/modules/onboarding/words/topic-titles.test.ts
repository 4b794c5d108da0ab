import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { topicTitlesIn } from '#generated/topic-titles.js';
import { tagKey } from '#server/core/tags.ts';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';

const FOLDER = new URL('../locales/', import.meta.url);

it('topicTitlesIn names topics by normalized tags, in the language of a code', () => {
  const [english, german] = [topicTitlesIn('en-us'), topicTitlesIn('de-de')];
  expect(Object.keys(english)).toEqual(Object.keys(english).map(tagKey));
  expect([english.astronomy, german.astronomy]).toEqual(['The night sky', 'Der Nachthimmel']);
});

it('every enabled language has all titles of topics', () => {
  const names = readdirSync(FOLDER).map((name) => name.replace('.po', ''));
  expect(names).toEqual(expect.arrayContaining(ENABLED_LOCALES.map(({ tag }) => tag.split('-')[0])));
  for (const name of names.filter((one) => one !== 'en')) {
    const po = readFileSync(new URL(`${name}.po`, FOLDER), 'utf8');
    expect(po.match(/^msgstr ""\n(?!")/gm), name).toBe(null);
  }
});
