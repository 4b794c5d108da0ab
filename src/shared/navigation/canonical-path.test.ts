import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/mara/42', '/mara/42'],
  ['/@mara', '/mara'],
  ['/@mara/42/', '/mara/42/'],
  ['/@mara/search/a%2Fb', '/mara/search/a%2Fb'],
  ['/blog/view/mara/42', '/mara/42'],
  ['/Blog/View/mara', '/mara'],
  // A blog may be named like a page below another blog.
  ['/blog/view/drafts', '/drafts'],
  ['/blog/mara/drafts', '/blog/mara/drafts'],
  // Reserved names are no blogs, so their alternate spelling is not rewritten.
  ['/@dashboard', '/@dashboard'],
  ['/blog/view/login', '/blog/view/login'],
  ['/blog/view', '/blog/view'],
  ['/@@mara', '/@@mara'],
  ['/@', '/@'],
])('canonicalPath of %s is %s [blog-01]', (address, expected) => {
  expect(canonicalPath(address)).toBe(expected);
});
