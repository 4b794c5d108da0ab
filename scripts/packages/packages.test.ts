import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../check/run-tool.ts';
import type { Document } from '../contract/document.ts';
import { closureOf, dataFilesOf, rewriteImports } from './compile.ts';
import { typeOf } from './validators.ts';

const document = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8')) as Document;

test("rewriteImports points imports to the package's files", () => {
  const from = join(ROOT, 'scripts/packages/client/client.ts');
  const placed = (file: string) => file.slice(ROOT.length).replace('scripts/packages/client/', '');
  const text = `import a from '../../check/a.ts';
import type { B } from '#generated/types/api.d.ts';
const c = await import('#generated/errors.ts');
import { d } from 'openapi-fetch';`;
  expect(rewriteImports(text, from, placed)).toBe(`import a from './scripts/check/a.js';
import type { B } from './generated/types/api.d.ts';
const c = await import('./generated/errors.js');
import { d } from 'openapi-fetch';`);
});

test('closureOf includes what the kit imports and reads, and nothing of the site or the server', async () => {
  const { files, packages } = await closureOf(['scripts/conform.ts']);
  const own = files.map((file) => file.slice(ROOT.length));
  expect(own).toContain('conformance/kit.ts');
  expect(own.filter((file) => /^(src|server|tests|node_modules)\//.test(file))).toEqual([]);
  expect(packages).toContain('openapi-fetch');
  expect(packages).not.toContain('vitest');
  const data = (await dataFilesOf(files)).map((path) => path.slice(ROOT.length));
  expect(data).toEqual(expect.arrayContaining(['generated/openapi.json', 'openapi/conformance']));
});

/** APIs of Node 24 that the oldest supported Node (20.19) lacks. */
const NEWER =
  /\b(Map|Object)\.groupBy|withResolvers|fromAsync|RegExp\.escape|Promise\.try|\bawait using\b|import\.meta\.main|\.(union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|(values|keys|entries)\(\)\.(map|filter|flatMap|some|every|find|toArray)\(/;

test.each([
  ['the kit', ['scripts/conform.ts', 'scripts/conform-compare.ts', 'scripts/workflows/on-url.ts']],
  [
    'the client',
    [
      'scripts/packages/client/client.ts',
      'scripts/packages/client/query.ts',
      'generated/errors.ts',
      'generated/operations.ts',
    ],
  ],
])('%s runs on the oldest supported Node', async (_name, entries) => {
  const { files } = await closureOf(entries);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const code = texts.map((text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  expect(files.filter((_, at) => NEWER.test(code[at] ?? ''))).toEqual([]);
});

test.each([
  ['Post', "components['schemas']['Post']"],
  ['GetBlogInfo200', "operations['getBlogInfo']['responses'][200]['content']['application/json']"],
  ['FollowBlogBody', "NonNullable<operations['followBlog']['requestBody']>['content']['application/json']"],
  ['GetBlogInfoParams', "NonNullable<operations['getBlogInfo']['parameters']['path']>"],
  ['ListBlogPostsQueryParams', "NonNullable<operations['listBlogPosts']['parameters']['query']>"],
  ['Nothing200', 'unknown'],
])('typeOf gives the validator %s its type of the contract', (name, type) => {
  expect(typeOf(name, document)).toBe(type);
});
