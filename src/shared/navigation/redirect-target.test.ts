import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-target.ts';

const HOST = 'skein.example';

describe('safeRedirect', () => {
  it.each(['/', '/dashboard', '/search/a%2Fb?x=//y#z', '/@wool'])(
    'accepts the path %s [redirect-01]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBe(target);
    },
  );

  it.each(['https://skein.example/likes', 'https://SKEIN.example:443/likes'])(
    'accepts its own address %s [redirect-04]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBe(target);
    },
  );

  it.each(['//evil.example', '///evil.example', '/\t/evil.example', '\n//evil.example'])(
    'refuses what browsers read as another host: %j [redirect-02]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBeUndefined();
    },
  );

  it.each(['/..//evil.example', '/.//evil.example', '/a/../..//evil.example', '/%2e%2e//evil.example'])(
    'refuses what dots turn into another host: %j [redirect-02]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBeUndefined();
    },
  );

  it.each(['\\\\evil.example', '\\evil.example', '/\\evil.example'])(
    'refuses a backslash: %j [redirect-03]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBeUndefined();
    },
  );

  it.each([undefined, null, '', 'dashboard'])('refuses what is no address: %j', (target) => {
    expect(safeRedirect(target, HOST)).toBeUndefined();
  });

  it.each([
    'http://skein.example/likes',
    'https://evil.example/',
    'https://skein.example.evil.example/',
    'https://sub.skein.example/',
    'https://skein.example:8443/',
    'https://user@skein.example/',
    'https://user:pass@skein.example/',
    'javascript:alert(1)',
    'https:evil.example',
  ])('refuses %j [redirect-04]', (target) => {
    expect(safeRedirect(target, HOST)).toBeUndefined();
  });
});
