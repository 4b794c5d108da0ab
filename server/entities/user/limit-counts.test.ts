import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstIdAt } from '#server/core/ids.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, text } from '#tests/support/posts.ts';
import { countNewBlogs, countQueued, usedLimits } from './limit-counts-repository.ts';
import { insertBlog } from './repository.ts';

const NOW = Date.now();
const SECOND_MS = 1000;
const DAY_AGO_MS = NOW - 86_400 * SECOND_MS;
/** Just outside the day, and just within it. */
const MOMENTS = [DAY_AGO_MS - 5 * SECOND_MS, DAY_AGO_MS + 60 * SECOND_MS];

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
  await addWriter(t.db, 'anna', bela);
});
afterAll(() => t.close());

type Name = Parameters<Awaited<ReturnType<typeof usedLimits>>['get']>[0];
const used = (member: Member) => usedLimits(t.db, member.userId, NOW);
async function countsOf(member: Member, ...names: Name[]) {
  const counts = await used(member);
  return names.map((name) => counts.get(name)?.count);
}

/**
 * Dates the first two rows that a statement finds just before the day and just within it; all others stay at the
 * current time.
 */
async function age(table: 'posts' | 'likes' | 'follows', where: string, userId: string) {
  const rows = await t.db.query<{ at: string }>(
    `select ctid::text as at from ${table} where ${where} = $1 order by ctid limit 2`,
    [userId],
  );
  expect(rows).toHaveLength(2);
  for (const [index, { at }] of rows.entries()) {
    const moment = MOMENTS[index] ?? 0;
    const [column, value] =
      table === 'follows'
        ? ['created_at', new Date(moment).toISOString()]
        : ['position', String(BigInt(firstIdAt(moment)) + 7n)];
    await t.db.query(`update ${table} set ${column} = $2 where ctid = $1::tid`, [at, value]);
  }
}

test("usedLimits counts as posts the member's own published posts of the last day", async () => {
  for (const words of ['One', 'Two', 'Three', 'Four']) await postAs(t, anna, words);
  await postAs(t, anna, { content: text('Not yet'), state: 'draft' });
  await postAs(t, bela, 'By another writer', 'anna');
  await postAs(t, bela, 'Elsewhere');
  expect([await countsOf(anna, 'posts'), await countsOf(bela, 'posts')]).toEqual([[4], [2]]);
  await age('posts', "state = 'published' and author_id", anna.userId);
  expect([await countsOf(anna, 'posts'), await countsOf(bela, 'posts')]).toEqual([[3], [2]]);
});

test('usedLimits counts likes and follows of the last day, and followed blogs without a time limit', async () => {
  for (const words of ['One', 'Two', 'Three']) await likeAs(t, cleo, await postAs(t, bela, words));
  await likeAs(t, bela, await postAs(t, cleo, 'Likeable'));
  for (const name of ['anna', 'bela']) await followAs(t, cleo, name);
  await followAs(t, anna, 'bela');
  const NAMES: Name[] = ['likes', 'follows', 'followedBlogs'];
  expect(await countsOf(cleo, ...NAMES)).toEqual([3, 2, 2]);
  await age('likes', 'user_id', cleo.userId);
  await age('follows', 'user_id', cleo.userId);
  expect(await countsOf(cleo, ...NAMES)).toEqual([2, 1, 2]);
  expect([await countsOf(bela, 'likes'), await countsOf(anna, 'follows')]).toEqual([[1], [1]]);
});

test('usedLimits counts pictures, videos and audio separately, each for a day', async () => {
  const insert = (member: Member, kind: string, at: number) =>
    t.db.query(
      `insert into media (key, owner_id, kind, created_at, content_type, sha256, bytes, variants)
       values (md5(random()::text), $1, $2, $3, 'x/y', '\\x00', 1, '[]')`,
      [member.userId, kind, new Date(at).toISOString()],
    );
  for (const [kind, times] of [
    ['image', 3],
    ['video', 2],
    ['audio', 1],
  ] as const) {
    for (let n = 0; n < times; n += 1) await insert(anna, kind, MOMENTS[1] ?? 0);
    await insert(anna, kind, MOMENTS[0] ?? 0);
    await insert(bela, kind, NOW);
  }
  const counts = await used(anna);
  expect((['images', 'videos', 'audio'] as const).map((name) => counts.get(name))).toEqual(
    [3, 2, 1].map((count) => ({ count, since: Math.floor((MOMENTS[1] ?? 0) / SECOND_MS) })),
  );
});

test('usedLimits counts as blogs the new blogs beside the primary one', async () => {
  const since = DAY_AGO_MS / SECOND_MS;
  expect([await countNewBlogs(t.db, anna.userId, since), ...(await countsOf(anna, 'blogs'))]).toEqual([0, 0]);
  const ids = [];
  for (const name of ['anna-2', 'anna-3', 'anna-4']) {
    ids.push(await insertBlog(t.db, anna.userId, name, false));
  }
  await t.db.query('update blogs set created_at = $2 where id = $1', [
    ids[0] ?? '',
    new Date(MOMENTS[0] ?? 0).toISOString(),
  ]);
  expect([await countNewBlogs(t.db, anna.userId, since), ...(await countsOf(anna, 'blogs'))]).toEqual([2, 2]);
  expect(await countsOf(bela, 'blogs')).toEqual([0]);
});

test('countQueued counts the queued posts of one blog only', async () => {
  for (const words of ['One', 'Two', 'Three'])
    await postAs(t, cleo, { content: text(words), state: 'queue' });
  await postAs(t, cleo, 'Out already');
  await postAs(t, anna, { content: text('Of another blog'), state: 'queue' });
  expect([await countQueued(t.db, cleo.blogId), await countQueued(t.db, bela.blogId)]).toEqual([3, 0]);
});
