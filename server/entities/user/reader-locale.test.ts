import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readerLocale } from './reader-locale.ts';

function asking(wishes: string | undefined, locale?: string): FastifyRequest {
  return { cookies: { locale }, headers: { 'accept-language': wishes } } as unknown as FastifyRequest;
}

test.each([
  ['de', 'de'],
  ['DE-AT', 'de'],
  ['pt-PT', 'pt'],
  ['pt-BR, pt;q=0.9', 'pt-br'],
  ['fr-CA', 'fr'],
  ['tlh, ja;q=0.2', 'ja'],
  ['de;q=0.5, fr;q=0.9', 'fr'],
  ['de;q=0, nl;q=0.1', 'nl'],
  ['*', 'en-us'],
  ['tlh', 'en-us'],
  ['', 'en-us'],
  [undefined, 'en-us'],
])('readerLocale of a new visitor with Accept-Language %s returns %s', (wishes, locale) => {
  expect(readerLocale(asking(wishes))).toBe(locale);
});

test.each([
  ['it', 'it'],
  ['klingon', 'de'],
])(
  'readerLocale prefers the language cookie %s to Accept-Language when the language exists',
  (chosen, locale) => {
    expect(readerLocale(asking('de', chosen))).toBe(locale);
  },
);
