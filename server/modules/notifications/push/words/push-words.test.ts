import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pushWordsIn } from '#generated/push-words.js';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';

const FOLDER = new URL('../locales/', import.meta.url);

it('pushWordsIn speaks the language of a code or a tag, English where there is no translation', () => {
  const all = ['en-us', 'de', 'de-AT', 'pt-br'].map((language) => pushWordsIn(language).forBlog('otto'));
  expect(all).toEqual(['For otto', 'Für otto', 'Für otto', 'For otto']);
});

it('pushWordsIn counts other people, messages and notifications as the language does', () => {
  const [english, german] = [pushWordsIn('en-us'), pushWordsIn('de')];
  expect([1, 2].map((count) => english.withOthers('ada', count))).toEqual([
    'ada and 1 other',
    'ada and 2 others',
  ]);
  expect([1, 2].map((count) => german.withOthers('ada', count))).toEqual([
    'ada und noch jemand',
    'ada und 2 andere',
  ]);
  expect([1, 2].map((count) => english.messages('ada', count))).toEqual([
    'ada sent you a message',
    '2 new messages from ada',
  ]);
  expect(german.more(1200)).toBe('1.200 weitere Mitteilungen');
});

it('pushWordsIn has a title for a type without its own', () => {
  expect(pushWordsIn('en-us').title('unheard_of', 'ada')).toBe('ada did something');
});

it('every enabled language has all words of push messages', () => {
  const names = readdirSync(FOLDER).map((name) => name.replace('.po', ''));
  expect(names).toEqual(expect.arrayContaining(ENABLED_LOCALES.map(({ tag }) => tag.split('-')[0])));
  for (const name of names.filter((one) => one !== 'en')) {
    const po = readFileSync(new URL(`${name}.po`, FOLDER), 'utf8');
    expect(po.match(/^msgstr ""\n(?!")/gm), name).toBe(null);
  }
});
