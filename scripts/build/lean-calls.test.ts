import { expect, it } from 'vitest';
import { callOf, splitImports } from './lean-calls.ts';

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
