import { expect, it } from 'vitest';
import { ownSpelling } from './canonical-path.ts';

it.each([
  ['/mara/42', '/mara/42'],
  ['/@mara', '/mara'],
  ['/@mara/42/', '/mara/42/'],
  ['/@mara/search/a%2Fb', '/mara/search/a%2Fb'],
  ['/blog/view/mara/42', '/mara/42'],
  ['/Blog/View/mara', '/mara'],
  // A blog may be called like a screen of another blog.
  ['/blog/view/drafts', '/drafts'],
  ['/blog/mara/drafts', '/blog/mara/drafts'],
  // Nobody gets to a screen by a spelling for blogs.
  ['/@dashboard', '/@dashboard'],
  ['/blog/view/login', '/blog/view/login'],
  ['/blog/view', '/blog/view'],
  ['/@@mara', '/@@mara'],
  ['/@', '/@'],
])('%s is %s [blog-01]', (address, expected) => {
  expect(ownSpelling(address)).toBe(expected);
});
