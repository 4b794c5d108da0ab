import { expect, test } from 'vitest';
import { isOwnMediaUrl, isSafeLink, isWebAddress } from './links.ts';

test.each([
  ['https://example.com/a?b#c', true, true],
  ['http://example.com', true, true],
  ['HTTPS://EXAMPLE.COM', true, true],
  ['mailto:somebody@example.com', false, true],
  ['/marlow/1', false, true],
  ['//example.com', false, false],
  ['/\\example.com', false, false],
  ['https://user@example.com', false, false],
  ['https://user:secret@example.com', false, false],
  ['https://:secret@example.com', false, false],
  ['javascript:alert(1)', false, false],
  [' javascript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['vbscript:x', false, false],
  ['ftp://example.com', false, false],
  ['file:///etc/passwd', false, false],
  ['example.com', false, false],
  ['', false, false],
])('isWebAddress and isSafeLink of %j return %s and %s', (text, web, safe) => {
  expect(isWebAddress(text)).toBe(web);
  expect(isSafeLink(text)).toBe(safe);
});

test.each([
  ['/media/ab/abcdef/s640.webp', true],
  ['/media/../secret', false],
  ['/media/ab/../../secret', false],
  ['/media//x', false],
  ['/media/', false],
  ['/mediax/ab', false],
  ['https://example.com/media/ab/x.webp', false],
  ['/media/ab/x.webp?y', false],
])('isOwnMediaUrl(%j) returns %s', (url, own) => {
  expect(isOwnMediaUrl(url)).toBe(own);
});
