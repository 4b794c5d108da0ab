import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unlistedPaths, withPathLine } from './contract-index.ts';

const INDEX = `paths:
  /v2/user/info: { $ref: "paths/account/user_info.yaml" }
  /v2/user/tags/add: { $ref: "paths/tags/user_tags_add.yaml" }
components: {}
`;

test('unlistedPaths reads the URL from the file name, parameters kept, or takes the one it is told', () => {
  const file = 'paths/posts/user_memos_{memo_id}.yaml';
  const files = ['paths/account/user_info.yaml', 'paths/tags/user_tags_add.yaml', file];
  expect(unlistedPaths(INDEX, files)).toEqual([{ file, url: '/v2/user/memos/{memo_id}' }]);
  expect(unlistedPaths(INDEX, files, '/v2/user_memos/{memo_id}')[0]?.url).toBe('/v2/user_memos/{memo_id}');
});

test('unlistedPaths finds that the index lists every path file', () => {
  const root = new URL('../../openapi/', import.meta.url);
  const files = globSync('paths/*/*.yaml', { cwd: root });
  expect(unlistedPaths(readFileSync(new URL('openapi.yaml', root), 'utf8'), files)).toEqual([]);
});

test('withPathLine inserts a line in alphabetical order, the last one at the end of the paths', () => {
  const line = (url: string) =>
    withPathLine(INDEX, { file: 'paths/a/b.yaml', url })
      .split('\n')
      .indexOf(`  ${url}: { $ref: "paths/a/b.yaml" }`);
  expect([line('/v2/a'), line('/v2/user/memos'), line('/v2/video')]).toEqual([1, 2, 3]);
});
