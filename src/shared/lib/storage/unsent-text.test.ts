// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  readUnsentText,
  storeUnsentText,
  UNSENT_TEXT_LIFETIME_MS,
  type UnsentTextOwner,
} from './unsent-text.ts';
import { listUnsentTexts } from './unsent-text-list.ts';

const way = { address: '/bo/12', to: 'bo' };
const mine: UnsentTextOwner = { writer: 't:ivy', kind: 'reply', target: '12' };
const visitors: UnsentTextOwner = { ...mine, writer: undefined };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('storeUnsentText keeps one text per field and removes empty ones', () => {
  storeUnsentText(mine, 'Lovely', way);
  storeUnsentText({ ...mine, target: '13' }, 'Other', way);
  expect([
    readUnsentText(mine),
    readUnsentText({ ...mine, kind: 'ask' }),
    readUnsentText({ ...mine, writer: 't:ann' }),
  ]).toEqual(['Lovely', '', '']);
  storeUnsentText(mine, '', way);
  expect(readUnsentText(mine)).toBe('');
  expect(listUnsentTexts(['t:ivy'], Date.now()).map(({ text }) => text)).toEqual(['Other']);
});

it("readUnsentText hands a visitor's text to the member they become, once", () => {
  storeUnsentText(visitors, 'Begun before', way);
  expect(readUnsentText(mine)).toBe('Begun before');
  expect(listUnsentTexts(['t:ivy'], Date.now())).toEqual([]);
  storeUnsentText(mine, 'Begun before, and after', way);
  expect([readUnsentText(mine), readUnsentText(visitors)]).toEqual(['Begun before, and after', '']);
});

it('listUnsentTexts returns complete, unexpired texts, newest first', () => {
  const put = (target: string, kept: unknown) =>
    localStorage.setItem(`skein:words:${encodeURIComponent('t:ivy')}:reply:${target}`, JSON.stringify(kept));
  const now = 1_000_000_000_000;
  put('1', { text: 'old', savedAt: now - UNSENT_TEXT_LIFETIME_MS, ...way });
  put('2', { text: 'just in time', savedAt: now - UNSENT_TEXT_LIFETIME_MS + 1, ...way });
  put('3', { text: 'new', savedAt: now, ...way });
  put('4', { text: 'elsewhere', savedAt: now, to: 'bo', address: 'https://else.example' });
  put('5', null);
  put('6', { savedAt: now });
  localStorage.setItem('skein:words:t%3Aivy:song:1', '{}');
  expect(listUnsentTexts(['t:ivy'], now).map(({ text }) => text)).toEqual(['new', 'just in time']);
  expect(listUnsentTexts(['t:ann'], now)).toEqual([]);
});
