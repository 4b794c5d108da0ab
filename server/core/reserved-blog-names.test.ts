import { expect, it } from 'vitest';
import { RESERVED_BLOG_NAMES } from './reserved-blog-names.ts';

it('RESERVED_BLOG_NAMES lists every name once, in lower case', () => {
  expect(new Set(RESERVED_BLOG_NAMES).size).toBe(RESERVED_BLOG_NAMES.length);
  expect(RESERVED_BLOG_NAMES.join()).toBe(RESERVED_BLOG_NAMES.join().toLowerCase());
});

it('RESERVED_BLOG_NAMES contains the paths and host names of the site [blog-07]', () => {
  for (const name of ['dashboard', 'about', 'message', 'linkaccount', 'www', 'mail', 'healthz'])
    expect(RESERVED_BLOG_NAMES).toContain(name);
  expect(RESERVED_BLOG_NAMES).not.toContain('mara');
});
