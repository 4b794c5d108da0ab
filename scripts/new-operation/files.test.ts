import { expect, test } from 'vitest';
import { contractFiles, itemsOf } from './contract-files.ts';
import { pageFiles, withPath, withRoute, withSection } from './page-files.ts';
import { withCounts } from './readme-counts.ts';
import { serverFiles } from './server-files.ts';
import {
  migrationFiles,
  nextMigration,
  withLikeThing,
  withMemberData,
  withMemberDataIn,
} from './table-files.ts';

const memos = {
  id: 'listBlogMemos',
  tag: 'blogs',
  method: 'GET',
  path: '/v2/user/memos',
  items: 'blogMemos',
  schema: 'BlogMemo',
  hasTime: true,
};

test('serverFiles and pageFiles name the files of a list after its operation and its items', () => {
  const files = { ...serverFiles(memos), ...pageFiles(memos, 'blogs', '/memos') };
  expect(Object.keys(files)).toEqual([
    'server/modules/blogs/operations/listBlogMemos.ts',
    'server/modules/blogs/blog-memos-repository.ts',
    'server/modules/blogs/blog-memos-presenter.ts',
    'server/modules/blogs/list-blog-memos.test.ts',
    'src/features/blogs/pages/BlogMemosPage.tsx',
    'src/features/blogs/components/BlogMemoRow.tsx',
    'src/features/blogs/components/BlogMemoRow.module.css',
    'src/features/blogs/pages/BlogMemosPage.test.tsx',
    'tests/e2e/blog-memos.e2e.ts',
  ]);
});

test('pageFiles of a list that is built tests the page with an item of the contract', () => {
  const example = { blogMemos: [{ post: { id: '9' }, note: 'Tea' }], total: 1, links: {} };
  const files = pageFiles({ ...memos, example }, 'blogs', '/memos');
  expect(files['src/features/blogs/pages/BlogMemosPage.tsx']).toContain('=> one.post.id;');
  const test = files['src/features/blogs/pages/BlogMemosPage.test.tsx'];
  expect(test).toContain('const one = {"post":{"id":"9"},"note":"Tea"};');
  expect(test).toContain('({ ...{"total":1}, blogMemos: [one], links: {} })');
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

test('pageFiles puts a page of the settings into their frame, with a section', () => {
  const files = pageFiles(memos, 'settings', '/settings/memos');
  expect(files['src/features/settings/pages/BlogMemosPage.tsx']).toContain(
    '<SettingsFrame title={t`Blog memos`}',
  );
  expect(files['src/entities/settings/sections/blog-memos.ts']).toContain('to: paths.blogMemos(),');
  const sections = "import type { SettingsSection } from './section.ts';\n  staffSection,\n";
  expect(withSection(sections, 'blogMemos')).toBe(
    "import { blogMemosSection } from './blog-memos.ts';\nimport type { SettingsSection } from './section.ts';\n  blogMemosSection,\n  staffSection,\n",
  );
});

test('contractFiles names path, schema and examples of a list that does not exist yet', () => {
  const files = contractFiles({
    id: 'listReadingGoals',
    tag: 'settings',
    url: '/v2/user/reading_goals',
    schema: 'ReadingGoal',
  });
  expect(Object.keys(files)).toEqual([
    'openapi/paths/settings/user_reading_goals.yaml',
    'openapi/components/schemas/settings/ReadingGoal.yaml',
    'openapi/examples/reading-goals.ts',
  ]);
  expect(itemsOf('listReadingGoals')).toBe('readingGoals');
});

test('migrationFiles makes a table that its undo migration drops, above the highest number', () => {
  expect(nextMigration(['131.do.a.sql', '132.undo.b.sql', 'README.md'])).toBe('133');
  const [migration = '', undo] = Object.values(migrationFiles('reading_goals', '133'));
  expect(migration).toContain('create table reading_goals (');
  expect(undo).toBe('drop table reading_goals;\n');
});

test('withMemberData adds a part to a new declaration, one with parts, and one without', () => {
  const part = "ownRows('reading_goals', 'Your reading goals.', 't.id', ['id', 'created_at'])";
  const fresh = withMemberData('', 'reading_goals');
  expect(fresh).toContain(part);
  const second = withMemberData(fresh, 'wishes');
  expect(second).toContain(part);
  expect(second).toContain("ownRows('wishes'");
  expect(second.match(/import \{ ownRows/g)).toHaveLength(1);
  const leftOut = `import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

export const memberData: MemberDataDeclaration = {
  leftOut: { uploads: 'end' },
};
`;
  const extended = withMemberData(leftOut, 'reading_goals');
  expect(extended).toContain("import { ownRows } from '#server/member-data/parts.ts';");
  expect(extended).toContain(`parts: [\n    ${part},\n  ],\n  leftOut`);
  expect(() => withMemberData('export const other = 1;\n', 'reading_goals')).toThrow('no declaration');
});

test('withMemberDataIn declares member data once', () => {
  const module =
    "import { defineModule } from '#server/define-module.ts';\n\nexport const module = defineModule({});\n";
  const declared = withMemberDataIn(module);
  expect(declared).toContain("import { memberData } from './member-data.ts';");
  expect(declared).toContain('defineModule({ memberData,});');
  expect(withMemberDataIn(declared)).toBe(declared);
});

test('withLikeThing adds a statement to the own things alone', () => {
  const file =
    "const OF_WORD: T = {\n  a: 'a',\n};\n\nconst OWN: T = {\n  b: 'b',\n};\n\nconst LAST: T = {\n};\n";
  expect(withLikeThing(file, 'wishes')).toBe(
    "const OF_WORD: T = {\n  a: 'a',\n};\n\nconst OWN: T = {\n  b: 'b',\n  wishes: `insert into wishes (user_id) values ($1)`,\n};\n\nconst LAST: T = {\n};\n",
  );
});

test('withCounts replaces the numbers of operations', () => {
  expect(withCounts('It has 11 operations, of which 7 are built.', 12, 5)).toBe(
    'It has 12 operations, of which 7 are built.',
  );
});
