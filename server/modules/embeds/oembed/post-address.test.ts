import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE_HOST } from '#server/core/site-host.ts';
import { postAddressOf } from './post-address.ts';

const PUBLIC = 'https://skein.example';

describe('postAddressOf', () => {
  it.each([
    [`${PUBLIC}/wool/12`, 'wool', '12'],
    [`${PUBLIC}/wool/12/`, 'wool', '12'],
    [`${PUBLIC}/wool/12/a-slug?from=feed#notes`, 'wool', '12'],
    [`http://skein.example/wool/9223372036854775807/a-slug/`, 'wool', '9223372036854775807'],
    [`https://${DEFAULT_SITE_HOST}/@wool/1`, '@wool', '1'],
    [`https://${DEFAULT_SITE_HOST}:8443/wool/1`, 'wool', '1'],
    [`https://wool.${DEFAULT_SITE_HOST}/12`, `wool.${DEFAULT_SITE_HOST}`, '12'],
    [`https://wool.${DEFAULT_SITE_HOST}/post/12/a-slug/`, `wool.${DEFAULT_SITE_HOST}`, '12'],
    [`https://WOOL.${DEFAULT_SITE_HOST}/post/1`, `wool.${DEFAULT_SITE_HOST}`, '1'],
  ])('postAddressOf finds the post of %s', (address, blog, id) => {
    expect(postAddressOf(address, PUBLIC)).toEqual({ blog, id });
  });

  it.each([
    'wool/12',
    '',
    `ftp://skein.example/wool/12`,
    `javascript:alert(1)`,
    `${PUBLIC}/wool`,
    `${PUBLIC}/wool/012`,
    `${PUBLIC}/wool/0`,
    `${PUBLIC}/wool/1x`,
    `${PUBLIC}/wool/12345678901234567890`,
    `${PUBLIC}/wool/12/a/b`,
    `${PUBLIC}/a/wool/12`,
    `https://wool.${DEFAULT_SITE_HOST}/1x`,
    `https://wool.${DEFAULT_SITE_HOST}/a/12`,
    `https://wool.${DEFAULT_SITE_HOST}/posts/12`,
    `https://wool.${DEFAULT_SITE_HOST}/post/12/a/b`,
    `https://${DEFAULT_SITE_HOST}.evil.example/wool/12`,
    `https://evil${DEFAULT_SITE_HOST}/wool/12`,
    'https://wool.skein.example/12',
    'https://elsewhere.example/wool/12',
  ])('postAddressOf returns undefined for %s', (address) => {
    expect(postAddressOf(address, PUBLIC)).toBeUndefined();
  });
});
