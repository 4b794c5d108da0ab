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
])('%j has %s %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});

describe('a cookie of the interface', () => {
  /** What a write hands to the browser. */
  const written = (protocol: string, value: string | undefined): string => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('window', { location: { protocol } });
    writeCookie('palette', value);
    return document.cookie;
  };

  it('lasts a year, for the whole site [cookies-01] [constants-20]', () => {
    expect(written('http:', 'ghost')).toBe('palette=ghost; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('is secure where the site is', () => {
    expect(written('https:', 'ghost')).toMatch(/; Secure$/);
  });

  it('goes at once when its value does', () => {
    expect(written('http:', undefined)).toContain('Max-Age=0');
  });
});
