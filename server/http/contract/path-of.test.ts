import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test('pathOf fills encoded parameters into the path of an operation', () => {
  expect(pathOf('getDashboard')).toBe('/v2/timeline/dashboard');
  expect(pathOf('listTrail', { blog: 'a/b ü', id: '12' })).toBe('/v2/blog/a%2Fb%20%C3%BC/posts/12/trail');
  expect(() => pathOf('listTrail', { blog: 'a' })).toThrow('needs id');
});
