import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-target.ts';

const HOST = 'skein.example';

describe('safeRedirect', () => {
  it.each([
    '/',
    '/dashboard',
    '/search/a%2Fb?x=//y#z',
    '/@wool',
    'https://skein.example/likes',
    'https://SKEIN.example:443/likes',
  ])('accepts %s', (target) => {
    expect(safeRedirect(target, HOST)).toBe(target);
  });

  it.each([
    undefined,
    null,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'http://skein.example/likes',
    'https://evil.example/',
    'https://skein.example.evil.example/',
    'https://sub.skein.example/',
    'https://skein.example:8443/',
    'https://user@skein.example/',
    'https://user:pass@skein.example/',
    'javascript:alert(1)',
    'https:evil.example',
  ])('refuses %j', (target) => {
    expect(safeRedirect(target, HOST)).toBeUndefined();
  });
});
