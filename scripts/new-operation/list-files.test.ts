import { expect, test } from 'vitest';
import { pageFiles, serverFiles, withPath, withRoute } from './list-files.ts';

const memos = {
  id: 'listBlogMemos',
  tag: 'blogs',
  method: 'GET',
  path: '/v2/user/memos',
  items: 'blogMemos',
  schema: 'BlogMemo',
};

test('serverFiles and pageFiles name the files of a list after its operation and its items', () => {
  const files = { ...serverFiles(memos), ...pageFiles(memos, 'blogs', '/memos') };
  expect(Object.keys(files)).toEqual([
    'server/modules/blogs/operations/listBlogMemos.ts',
    'server/modules/blogs/blog-memos-repository.ts',
    'server/modules/blogs/blog-memos-presenter.ts',
    'server/modules/blogs/list-blog-memos.test.ts',
    'src/features/blogs/pages/BlogMemosPage.tsx',
    'src/features/blogs/pages/BlogMemosPage.test.tsx',
    'tests/e2e/blog-memos.e2e.ts',
  ]);
});

test('withPath adds the pattern and the builder of a page to a file of paths', () => {
  const before =
    "export const p = {\n  a: '/a',\n} as const;\n\nexport const q = {\n  a: () => '/a',\n} as const;\n";
  expect(withPath(before, 'memos', '/memos')).toBe(
    "export const p = {\n  a: '/a',\n  memos: '/memos',\n} as const;\n\nexport const q = {\n  a: () => '/a',\n  memos: () => '/memos',\n} as const;\n",
  );
});

test('withRoute adds a route at the end, and refuses a file without a list', () => {
  expect(withRoute('export const routes = [\n];\n', 'memos', 'blogPatterns')).toContain(
    "    path: blogPatterns.memos,\n    isRefreshable: true,\n    Page: lazyPage(() => import('./pages/MemosPage.tsx')),",
  );
  expect(() => withRoute('export const routes = none;\n', 'memos', 'blogPatterns')).toThrow('no line "];"');
});
