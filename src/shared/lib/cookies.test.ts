import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it.each([
  ['palette=vampire; locale=de', 'locale', 'de'],
  ['palette=vampire;locale=de', 'palette', 'vampire'],
  ['my-locale=fr', 'locale', undefined],
  ['locale=%22de%22', 'locale', '"de"'],
  ['locale=%E0%A4%A', 'locale', '%E0%A4%A'],
  ['', 'locale', undefined],
])('%j has %s %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});
