import { describe, expect, it } from 'vitest';
import { hostOf, safeHref, safeMediaUrl } from './links.ts';

describe('safeHref', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['  http://example.com ', 'http://example.com/'],
    ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ])('safeHref accepts %s', (url, href) => {
    expect(safeHref(url)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//evil.example/x',
    '/settings',
    'not an address',
    '',
    undefined,
  ])('safeHref rejects %j', (url) => {
    expect(safeHref(url)).toBeUndefined();
  });
});

describe('safeMediaUrl', () => {
  it.each(['/media/a.webp', 'https://cdn.example/a.jpg'])('safeMediaUrl accepts %s', (url) => {
    expect(safeMediaUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/a.png',
    '/\\evil.example',
    '',
  ])('safeMediaUrl rejects %j', (url) => {
    expect(safeMediaUrl(url)).toBeUndefined();
  });
});

describe('hostOf', () => {
  it('hostOf returns the host without www', () => {
    expect(hostOf('https://www.example.org/path')).toBe('example.org');
    expect(hostOf('nonsense')).toBe('');
  });
});
