// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepWords, keptWords, WORDS_LIFETIME, type WordsPlace } from './unsent-text.ts';
import { waitingWords } from './unsent-text-list.ts';

const way = { address: '/bo/12', to: 'bo' };
const mine: WordsPlace = { writer: 't:ivy', kind: 'reply', target: '12' };
const visitors: WordsPlace = { ...mine, writer: undefined };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps what was begun, one text for each place, and nothing of what was emptied', () => {
  keepWords(mine, 'Lovely', way);
  keepWords({ ...mine, target: '13' }, 'Other', way);
  expect([
    keptWords(mine),
    keptWords({ ...mine, kind: 'ask' }),
    keptWords({ ...mine, writer: 't:ann' }),
  ]).toEqual(['Lovely', '', '']);
  keepWords(mine, '', way);
  expect(keptWords(mine)).toBe('');
  expect(waitingWords(['t:ivy'], Date.now()).map(({ text }) => text)).toEqual(['Other']);
});

it('hands a visitor’s words on to the member they become, once', () => {
  keepWords(visitors, 'Begun before', way);
  expect(keptWords(mine)).toBe('Begun before');
  expect(waitingWords(['t:ivy'], Date.now())).toEqual([]);
  keepWords(mine, 'Begun before, and after', way);
  expect([keptWords(mine), keptWords(visitors)]).toEqual(['Begun before, and after', '']);
});

it('lists what is whole and not too old, the newest first', () => {
  const put = (target: string, kept: unknown) =>
    localStorage.setItem(`skein:words:${encodeURIComponent('t:ivy')}:reply:${target}`, JSON.stringify(kept));
  const now = 1_000_000_000_000;
  put('1', { text: 'old', savedAt: now - WORDS_LIFETIME, ...way });
  put('2', { text: 'just in time', savedAt: now - WORDS_LIFETIME + 1, ...way });
  put('3', { text: 'new', savedAt: now, ...way });
  put('4', { text: 'elsewhere', savedAt: now, to: 'bo', address: 'https://else.example' });
  put('5', null);
  put('6', { savedAt: now });
  localStorage.setItem('skein:words:t%3Aivy:song:1', '{}');
  expect(waitingWords(['t:ivy'], now).map(({ text }) => text)).toEqual(['new', 'just in time']);
  expect(waitingWords(['t:ann'], now)).toEqual([]);
});
