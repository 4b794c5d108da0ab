import { expect, it } from 'vitest';
import {
  INFRASTRUCTURE_NAMES,
  isReservedBlogName,
  RESERVED_BLOG_NAMES,
  ROUTE_NAMES,
} from './reserved-names.ts';

it('holds the examples of the specification (spec 000 §2.3) [blog-07]', () => {
  const examples =
    'admin settings dashboard login register explore search tagged inbox likes messaging help api';
  for (const name of `${examples} about terms privacy jobs`.split(' ')) {
    expect(isReservedBlogName(name), name).toBe(true);
  }
});

it('takes upper and lower case as the same', () => {
  expect(isReservedBlogName('DashBoard')).toBe(true);
  expect(isReservedBlogName('mara')).toBe(false);
});

it('lists every name once, in lower case', () => {
  expect(RESERVED_BLOG_NAMES).toHaveLength(ROUTE_NAMES.length + INFRASTRUCTURE_NAMES.length);
  expect(new Set(RESERVED_BLOG_NAMES).size).toBe(RESERVED_BLOG_NAMES.length);
  expect(RESERVED_BLOG_NAMES.join()).toBe(RESERVED_BLOG_NAMES.join().toLowerCase());
});
