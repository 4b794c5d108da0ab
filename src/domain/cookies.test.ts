import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['palette=vampire; locale=de', 'locale', 'de'],
  ['palette=vampire;locale=de', 'palette', 'vampire'],
  ['my-locale=fr', 'locale', undefined],
  ['locale=%22de%22', 'locale', '"de"'],
  ['locale=%E0%A4%A', 'locale', '%E0%A4%A'],
  ['', 'locale', undefined],
])('readCookie in %j finds %s as %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});

describe('writeCookie', () => {
  /** Returns the string written to `document.cookie`. */
  const written = (protocol: string, value: string | undefined): string => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('window', { location: { protocol } });
    writeCookie('palette', value);
    return document.cookie;
  };

  it('writeCookie sets a cookie for a year and the whole site [cookies-01] [constants-20]', () => {
    expect(written('http:', 'ghost')).toBe('palette=ghost; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('writeCookie sets Secure on https', () => {
    expect(written('https:', 'ghost')).toMatch(/; Secure$/);
  });

  it('writeCookie removes the cookie without a value', () => {
    expect(written('http:', undefined)).toContain('Max-Age=0');
  });
});
