import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-target.ts';

const HOST = 'skein.example';

describe('safeRedirect', () => {
  it.each(['/', '/dashboard', '/search/a%2Fb?x=//y#z', '/@wool'])(
    'safeRedirect accepts the path %s [redirect-01]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBe(target);
    },
  );

  it.each(['https://skein.example/likes', 'https://SKEIN.example:443/likes'])(
    'safeRedirect accepts its own address %s [redirect-04]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBe(target);
    },
  );

  it.each(['//evil.example', '///evil.example', '/\t/evil.example', '\n//evil.example'])(
    'safeRedirect rejects what browsers read as another host: %j [redirect-02]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBeUndefined();
    },
  );

  it.each(['/..//evil.example', '/.//evil.example', '/a/../..//evil.example', '/%2e%2e//evil.example'])(
    'safeRedirect rejects dots that resolve to another host: %j [redirect-02]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBeUndefined();
    },
  );

  it.each(['\\\\evil.example', '\\evil.example', '/\\evil.example'])(
    'safeRedirect rejects a backslash: %j [redirect-03]',
    (target) => {
      expect(safeRedirect(target, HOST)).toBeUndefined();
    },
  );

  it.each([undefined, null, '', 'dashboard'])('safeRedirect rejects a malformed address: %j', (target) => {
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
  ])('safeRedirect rejects %j [redirect-04]', (target) => {
    expect(safeRedirect(target, HOST)).toBeUndefined();
  });
});
