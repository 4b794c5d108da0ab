import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { postAs, text } from '#tests/support/posts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

function migration(kind: 'do' | 'undo') {
  return readFileSync(new URL(`migrations/015.${kind}.specified-shapes.sql`, import.meta.url), 'utf8');
}
async function run(kind: 'do' | 'undo') {
  for (const statement of migration(kind).split(/;\n/)) if (statement.trim()) await app.db.query(statement);
}

function picture(type: string, altText: string) {
  return [
    { type: 'image', altText, media: [{ url: '/media/x', width: 4, height: 3, type }] },
    { type: 'video', provider: 'skein', media: { url: '/media/y.mp4', type: 'video/mp4' } },
  ];
}

it('the migration converts stored posts to the specified shapes, and back', async () => {
  const anna = await app.member('anna');
  const ids = await Promise.all(
    ['old', 'locked', 'plain', 'untouched'].map(
      async (words) => (await postAs(app, anna, { content: text(words) })).id,
    ),
  );
  const [old, locked, plain, untouched] = ids as [string, string, string, string];
  const words = 'Say "type": "image/png" aloud.';
  const write = (id: string, content: unknown, labels: unknown) =>
    app.db.query('update posts set content = $2::jsonb, labels = $3::jsonb where id = $1', [
      id,
      JSON.stringify(content),
      JSON.stringify(labels),
    ]);
  await write(old, picture('image/svg+xml', words), {
    hasCommunityLabel: true,
    categories: ['violence', 'general'],
    lastReporter: 'author',
  });
  await write(locked, picture('image/webp', ''), {
    hasCommunityLabel: true,
    categories: ['drugUse'],
    locked: true,
  });
  await write(plain, picture('image/gif', ''), { hasCommunityLabel: false, categories: [] });
  const rows = async () => {
    const found = await app.db.query<{ id: string; content: unknown; labels: unknown }>(
      'select id::text as id, content, labels from posts where id = any($1::bigint[])',
      [ids],
    );
    return Object.fromEntries(found.map(({ id, ...row }) => [id, row]));
  };
  const before = await rows();
  await run('do');
  const after = await rows();
  expect(after[old]).toEqual({
    content: picture('svg', words),
    labels: {
      hasCommunityLabel: true,
      categories: { violence: true, general: true },
      lastReporter: 'author',
    },
  });
  expect(after[locked]).toEqual({
    content: picture('webp', ''),
    labels: { hasCommunityLabel: true, categories: { drugUse: 'locked' } },
  });
  expect(after[plain]).toEqual({
    content: picture('gif', ''),
    labels: { hasCommunityLabel: false, categories: {} },
  });
  expect(after[untouched]).toEqual(before[untouched]);
  await run('do');
  expect(await rows()).toEqual(after);
  await run('undo');
  const undone = await rows();
  expect(undone[locked]).toEqual(before[locked]);
  expect(undone[plain]).toEqual(before[plain]);
  expect(undone[old]?.content).toEqual(before[old]?.content);
});
