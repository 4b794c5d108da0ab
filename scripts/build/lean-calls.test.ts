import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callOf, leanCall, splitImports } from './lean-calls.ts';

it.each([
  ['likePost', 'likePost'],
  ['getPost', 'getPost'],
  ['getGetPostQueryKey', 'getPost'],
  ['getListNotesQueryOptions', 'listNotes'],
  ['useGetPost', 'getPost'],
])('knows the call of %s', (name, call) => {
  expect(callOf(name)).toBe(call);
});

it('imports each call by itself, on the line of the import', () => {
  const code = [
    'import {',
    '  getGetPostQueryKey,',
    '  likePost,',
    "} from '#generated/hooks/posts/posts.ts';",
    "import { t } from '@lingui/core/macro';",
  ].join('\n');
  expect(splitImports(code)).toBe(
    [
      "import { getGetPostQueryKey } from '#generated/hooks/posts/posts.ts?call=getPost'; import { likePost } from '#generated/hooks/posts/posts.ts?call=likePost';",
      "import { t } from '@lingui/core/macro';",
    ].join('\n'),
  );
});

it('leaves an import that renames as it is', () => {
  const code = "import { getPost as get } from '#generated/hooks/posts/posts.ts';";
  expect(splitImports(code)).toBe(code);
});

it('puts a module of generated calls shorter', () => {
  const file = readFileSync(new URL('../../generated/hooks/posts/posts.ts', import.meta.url), 'utf8');
  expect(file).toContain('const getHeaders');
  const code = leanCall(file);
  expect(code).not.toContain('getHeaders');
  expect(code).toContain("headers: { 'Content-Type': 'application/json', ...options?.headers }");
  expect(code).toContain(
    "schema: () => import('../../zod/likePost200.zod.ts').then((file) => file.LikePost200)",
  );
});
