import { afterAll, beforeAll, expect, it } from 'vitest';
import { refoldTagKeys } from '#server/lifecycle/tag-keys-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
});
afterAll(() => t.close());

const post = (text: string, tags: string) => postAs(t, anna, { content: [{ type: 'text', text }], tags });

it('createPost parts tags at signs of all keyboards', async () => {
  const { tags } = await post('Elements', '＃水、火，土');
  expect(tags).toEqual(['水', '火', '土']);
});

it('refoldTagKeys merges stored spellings of a tag, with posts, follows, filters, mutes and counts', async () => {
  const [one, other, both] = [await post('One', 'abc'), await post('Other', 'x'), await post('Both', 'y')];
  const position = (id: string) => `(select position from posts where id = ${id})`;
  await t.db.query("delete from post_tags where tag in ('x', 'y')");
  await t.db.query(
    `insert into tags (tag, name, post_count, follower_count) values ('ａｂｃ', 'ＡＢＣ', 2, 1), ('i̇zmir', 'İzmir', 0, 1)`,
  );
  for (const [id, tag] of [
    [other.id, 'ａｂｃ'],
    [both.id, 'ａｂｃ'],
    [both.id, 'abc'],
  ] as const) {
    await t.db.query(
      `insert into post_tags (blog_id, post_id, tag, position, type, is_reblog)
       values ($1, $2, $3, ${position(id)}, 'text', false)`,
      [anna.blogId, id, tag],
    );
  }
  const follow = 'insert into tag_follows (user_id, tag) values ($1, $2)';
  for (const tag of ['ａｂｃ', 'i̇zmir']) await t.db.query(follow, [anna.userId, tag]);
  await t.db.query(
    "insert into filtered_tags (user_id, tag, name, scopes) values ($1, 'ａｂｃ', 'ＡＢＣ', '{}')",
    [anna.userId],
  );
  await t.db.transaction(refoldTagKeys);

  const tags = await t.db.query<{ tag: string; post_count: number; follower_count: number }>(
    "select tag, post_count, follower_count from tags where tag in ('abc', 'ａｂｃ', 'izmir', 'i̇zmir') order by tag",
  );
  expect(tags).toEqual([
    { tag: 'abc', post_count: 3, follower_count: 1 },
    { tag: 'izmir', post_count: 0, follower_count: 1 },
  ]);
  const rows = await t.db.query<{ post_id: string }>(
    "select post_id from post_tags where tag = 'abc' order by post_id",
  );
  expect(rows.map((row) => row.post_id)).toEqual([one.id, other.id, both.id].sort());
  expect(await t.db.query('select tag from filtered_tags where user_id = $1', [anna.userId])).toEqual([
    { tag: 'abc' },
  ]);
  // A second run finds nothing to do.
  await t.db.transaction(refoldTagKeys);
});
