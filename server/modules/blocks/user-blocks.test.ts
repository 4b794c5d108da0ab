import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let watcher: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
  watcher = await makeBystander(t);
});
afterAll(() => t.close());
afterEach(async () => {
  await watcher.expectUnchanged();
  await t.db.query('delete from user_blocks');
  await t.db.query('delete from blog_blocks');
});

function call(member: Member, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  return t.injectAs(member, { method, url: `/v2/${path}`, ...(payload ? { payload } : {}) });
}
async function blocked(member: Member, path = 'user/blocks') {
  return (await call(member, 'GET', path)).body.response.blocks.map(
    ({ blog }: { blog: { name: string } }) => blog.name,
  );
}
const opens = async (member: Member, blog: string) => (await call(member, 'GET', `blog/${blog}/info`)).status;
async function counts() {
  return (
    await t.db.query<{ name: string; follower_count: number; following_count: number }>(
      `select b.name, b.follower_count, u.following_count from blogs b join users u on u.id = b.owner_id
      where b.name in ('anna', 'bela') order by 1`,
    )
  ).map((row) => [row.name, row.follower_count, row.following_count]);
}

describe('blockBlog, unblockBlog and listUserBlocks', () => {
  test('blockBlog hides both members from each other and ends both follows and their counts', async () => {
    await followAs(t, anna, 'bela');
    await followAs(t, bela, 'anna');
    await t.db.query("update blogs set follower_count = 3 where name in ('anna', 'bela')");
    await t.db.query('update users set following_count = 3 where id = any($1::bigint[])', [
      [anna.userId, bela.userId],
    ]);
    const { status, body } = await call(anna, 'PUT', 'user/blocks/bela');
    expect([status, body.response.block.blog.name, body.response.block.blog.followed]).toEqual([
      200,
      'bela',
      false,
    ]);
    expect(await counts()).toEqual([
      ['anna', 2, 2],
      ['bela', 2, 2],
    ]);
    expect([await opens(bela, 'anna'), await opens(anna, 'bela'), await opens(cleo, 'anna')]).toEqual([
      404, 200, 200,
    ]);
    expect([await blocked(anna), await blocked(bela)]).toEqual([['bela'], []]);
    const again = await call(anna, 'PUT', 'user/blocks/bela');
    expect(again.body.response.block.createdTs).toBe(body.response.block.createdTs);
    expect(await counts()).toEqual([
      ['anna', 2, 2],
      ['bela', 2, 2],
    ]);
  });

  test('unblockBlog restores access but not the follows, and leaves blocks of others', async () => {
    await call(anna, 'PUT', 'user/blocks/bela');
    await call(cleo, 'PUT', 'user/blocks/bela');
    expect((await call(anna, 'DELETE', 'user/blocks/bela')).status).toBe(204);
    expect((await call(anna, 'DELETE', 'user/blocks/bela')).status).toBe(204);
    expect([await opens(bela, 'anna'), await opens(bela, 'cleo')]).toEqual([200, 404]);
    expect(await blocked(cleo)).toEqual(['bela']);
  });

  test("blockBlog rejects the member's own blog with 4003 and an unknown blog with 4004", async () => {
    const table = [
      ['anna', 403, 4003],
      ['nobody', 404, 4004],
    ] as const;
    for (const [name, status, code] of table) {
      const answer = await call(anna, 'PUT', `user/blocks/${name}`);
      expect([name, answer.status, answer.body.errors[0].code]).toEqual([name, status, code]);
    }
    expect(await blocked(anna)).toEqual([]);
    expect((await t.inject('/v2/user/blocks')).status).toBe(401);
  });

  test('listUserBlocks pages through blocks, the newest first', async () => {
    const names = ['one', 'two', 'three'];
    for (const name of names) {
      await t.member(`blocked-${name}`);
      await call(anna, 'PUT', `user/blocks/blocked-${name}`);
    }
    const first = (await call(anna, 'GET', 'user/blocks?limit=2')).body.response;
    const rest = (await t.injectAs(anna, first.links.next.href)).body.response;
    expect([...first.blocks, ...rest.blocks].map(({ blog }) => blog.name)).toEqual(
      ['three', 'two', 'one'].map((name) => `blocked-${name}`),
    );
    expect([first.total, rest.links.next]).toEqual([3, undefined]);
  });
});

describe('blockForBlog, unblockForBlog and createBlogBlocks', () => {
  test('blockForBlog blocks a member from that blog only and ends their follow of it', async () => {
    await followAs(t, bela, 'anna');
    expect((await call(anna, 'PUT', 'blog/anna/blocks/bela')).status).toBe(200);
    expect(await opens(bela, 'anna')).toBe(404);
    expect([await blocked(anna, 'blog/anna/blocks'), await blocked(anna)]).toEqual([['bela'], []]);
    const follows = await t.db.query('select 1 from follows where user_id = $1', [bela.userId]);
    expect(follows).toEqual([]);
    expect((await call(anna, 'DELETE', 'blog/anna/blocks/bela')).status).toBe(204);
    expect(await opens(bela, 'anna')).toBe(200);
  });

  test('createBlogBlocks returns the names that it did not know or passed over', async () => {
    await followAs(t, anna, 'cleo');
    const names = { blocked_tumblelogs: 'bela, cleo ,nobody,anna,bela' };
    const many = (force: boolean) => call(anna, 'POST', 'blog/anna/blocks/bulk', { ...names, force });
    expect((await many(false)).body.response).toEqual({
      blocked: 1,
      passedOver: ['cleo', 'anna'],
      unknown: ['nobody'],
      names: [
        { name: 'bela', outcome: 'blocked' },
        { name: 'cleo', outcome: 'followed' },
        { name: 'nobody', outcome: 'unknown' },
        { name: 'anna', outcome: 'own' },
      ],
    });
    expect(await blocked(anna, 'blog/anna/blocks')).toEqual(['bela']);
    expect((await many(true)).body.response).toMatchObject({ blocked: 2, passedOver: ['anna'] });
    expect(await blocked(anna, 'blog/anna/blocks')).toEqual(['cleo', 'bela']);
    await followAs(t, anna, 'cleo', 'unfollow');
  });

  test('listBlogBlocks, blockForBlog and unblockForBlog reject non-admins with 4003', async () => {
    for (const [method, path] of [
      ['GET', 'blog/anna/blocks'],
      ['PUT', 'blog/anna/blocks/cleo'],
      ['DELETE', 'blog/anna/blocks/cleo'],
    ] as const) {
      const { status, body } = await call(bela, method, path);
      expect([path, status, body.errors[0].code]).toEqual([path, 403, 4003]);
    }
  });
});
