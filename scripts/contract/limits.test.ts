import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { limitsModule, readLimits } from './limits.ts';

async function fileWith(text: string): Promise<URL> {
  const file = join(await mkdtemp(join(tmpdir(), 'skein-limits-')), 'limits.yaml');
  await writeFile(file, text);
  return pathToFileURL(file);
}

const row = 'name: posts, value: 3, unit: posts, of: Posts a day., source: designed';

test.each([
  ['a name twice', `- { ${row} }\n- { ${row} }`, 'posts stands twice'],
  ['no amount', `- { ${row.replace('3', '"3"')} }`, 'posts is no amount'],
  ['nothing allowed', `- { ${row.replace('3', '0')} }`, 'posts is no amount'],
])('readLimits throws for %s', async (_what, text, message) => {
  const file = await fileWith(text);
  expect(() => readLimits(file)).toThrow(message);
});

test('limitsModule contains every limit, and publishes only those marked so', async () => {
  const rows = readLimits(
    await fileWith(`- { ${row} }\n- { ${row.replace('posts,', 'likes,')}, config: true }`),
  );
  const text = limitsModule(rows);
  expect(text).toContain('/** Posts a day. In posts. (designed) */\n  posts: 3,');
  expect(text.split('publicLimits')[1]).toContain('likes: limits.likes');
  expect(text.split('publicLimits')[1]).not.toContain('posts: limits.posts');
});
