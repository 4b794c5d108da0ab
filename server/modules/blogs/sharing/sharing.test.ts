import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = await Promise.all([t.member('anna'), t.member('bela'), t.member('cleo')]);
  await t.member('dora');
  for (const name of ['bela', 'cleo', 'dora']) await followAs(t, anna, name);
  for (const [author, words] of [
    [bela, 'One'],
    [cleo, 'Two'],
    [bela, 'Three'],
  ] as const) {
    await likeAs(t, anna, await postAs(t, author, words));
  }
  // Likes and follows of another member must not appear.
  await likeAs(t, cleo, await postAs(t, bela, 'Four'));
  await followAs(t, cleo, 'bela');
});
afterAll(() => t.close());

function share(is: boolean) {
  return t.db.query("update blogs set share_likes = $1, share_following = $1 where name = 'anna'", [is]);
}

describe.each(['likes', 'following'])('listBlogLikes and listBlogFollowing: %s', (part) => {
  const url = `/v2/blog/anna/${part}`;

  it('An unshared list of a blog is returned to its writers only (4003), a shared one to everybody', async () => {
    await share(false);
    for (const { status, body } of [await t.inject(url), await t.injectAs(bela, url)]) {
      expect([status, body.errors[0].code]).toEqual([403, 4003]);
    }
    expect((await t.injectAs(anna, url)).status).toBe(200);
    await share(true);
    expect((await t.inject(url)).status).toBe(200);
  });

  it('A shared list of a blog pages by cursor, the newest first', async () => {
    await share(true);
    const named: string[] = [];
    let next: string | undefined = `${url}?limit=2`;
    while (next) {
      const { response }: AnyBody = (await t.inject(next)).body;
      for (const one of response.likedPosts ?? response.blogs) named.push(one.summary ?? one.name);
      next = response.links.next?.href;
    }
    expect(named).toEqual(part === 'likes' ? ['Three', 'Two', 'One'] : ['dora', 'cleo', 'bela']);
  });

  it('A shared list of a blog omits blogs that the reader may not read', async () => {
    await share(true);
    await t.db.query("update blogs set password_hash = 'x' where name = 'cleo'");
    const { response } = (await t.inject(url)).body;
    const named = (response.likedPosts ?? response.blogs).map(
      (one: { blogName?: string; name?: string }) => one.blogName ?? one.name,
    );
    expect(named).not.toContain('cleo');
    expect(named).toContain('bela');
    await t.db.query("update blogs set password_hash = null where name = 'cleo'");
  });
});

it('listBlogLikes rejects before together with after', async () => {
  await share(true);
  const { status, body } = await t.inject('/v2/blog/anna/likes?before=5&after=4');
  expect([status, body.errors[0].field]).toEqual([400, 'after']);
  expect((await t.inject('/v2/blog/anna/likes?before=1')).body.response.likedPosts).toEqual([]);
  expect((await t.inject('/v2/blog/anna/likes?after=1')).body.response.likedPosts).toHaveLength(3);
});

it('getBlogAvatar returns the size closest to the request first, also of a password-protected blog', async () => {
  const sizes = [512, 128, 64].map((width) => ({ url: `/media/${width}.png`, width, height: width }));
  await t.db.query("update blogs set avatar = $1::jsonb, password_hash = 'x' where name = 'dora'", [
    JSON.stringify(sizes),
  ]);
  const { avatar } = (await t.inject('/v2/blog/dora/avatar?size=96')).body.response;
  expect(avatar.map(({ width }: { width: number }) => width)).toEqual([128, 512, 64]);
  expect((await t.inject('/v2/blog/nobody/avatar')).status).toBe(404);
  expect((await t.inject('/v2/blog/dora/avatar?size=95')).status).toBe(400);
});
