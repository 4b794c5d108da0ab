import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SITE_HOST } from '#server/core/site-host.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

const addBlog = (name: string, isPrimary: boolean) => insertBlog(app.db, anna.userId, name, isPrimary);

describe('getBlogInfo', () => {
  it("getBlogInfo returns the blog's own host as its address [blog-03]", async () => {
    const { blog } = (await app.inject('/v2/blog/anna/info')).body.response;
    expect(blog).toMatchObject({ url: `https://anna.${DEFAULT_SITE_HOST}`, blogViewUrl: '/anna' });
  });

  it.each(['anna', 'ANNA', `anna.${DEFAULT_SITE_HOST}`])(
    'getBlogInfo finds a blog by %s and by its uuid',
    async (name) => {
      for (const identifier of [name, anna.blogUuid])
        expect((await app.inject(`/v2/blog/${identifier}/info`)).body.response.blog.name).toBe('anna');
    },
  );

  it('getBlogInfo returns the fields of fields[blogs] besides the ones every blog has [blog-11]', async () => {
    const fieldsOf = async (query: string) => {
      const { body } = await app.inject(`/v2/blog/anna/info${query}`);
      return Object.keys(body.response.blog);
    };
    const all = await fieldsOf('');
    expect(all).toEqual(expect.arrayContaining(['posts', 'ask', 'shareLikes', 'name']));
    const some = await fieldsOf('?fields[blogs]=name,?posts');
    expect(some).toEqual(expect.arrayContaining(['name', 'uuid', 'posts']));
    expect(some).not.toContain('ask');
    expect(some).not.toContain('shareLikes');
  });

  it("listBlogFollowers returns followers to the blog's owner only [permission-05]", async () => {
    const url = '/v2/blog/anna/followers';
    const [visitor, other, owner] = await Promise.all([
      app.inject(url),
      app.injectAs(bela, url),
      app.injectAs(anna, url),
    ]);
    expect([visitor.status, visitor.body.errors[0].code]).toEqual([401, 1034]);
    expect([other.status, other.body.errors[0].code]).toEqual([403, 4003]);
    expect(owner.status).toBe(200);
  });
});

describe('listBlogFollowers and listFollowing', () => {
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

  it('listBlogFollowers and listFollowing page by cursor without gaps while follows change, and by offset', async () => {
    const star = await app.member('star');
    const fans: Member[] = [];
    for (const name of ['fan-one', 'fan-two', 'fan-three', 'fan-four']) {
      const fan = await app.member(name);
      await followAs(app, fan, 'star');
      await followAs(app, star, name);
      fans.push(fan);
    }
    const newest = ['fan-four', 'fan-three', 'fan-two', 'fan-one'];
    for (const [url, key] of [
      ['/v2/blog/star/followers', 'users'],
      ['/v2/user/following', 'blogs'],
    ] as const) {
      const page = async (query: string) => (await app.injectAs(star, `${url}?${query}`)).body.response;
      const first = await page('limit=2');
      expect(names(first[key])).toEqual(newest.slice(0, 2));
      expect(Object.keys(first.links)).toEqual(['next']);
      expect(names((await page('limit=2&offset=2'))[key])).toEqual(newest.slice(2));
      expect((await page('limit=3&offset=1')).links.next).toBeUndefined();
      expect((await page('limit=2&offset=1')).links.next).toBeDefined();
      // A new follower would shift the next page by one if it were read by offset.
      const late = await app.member(key === 'users' ? 'late-fan' : 'late-star');
      if (key === 'users') await followAs(app, late, 'star');
      else await followAs(app, star, late.blogName);
      const next = (await app.injectAs(star, first.links.next.href)).body.response;
      expect(names(next[key])).toEqual(newest.slice(2));
      expect(next.links).toEqual({});
      const foreign = await app.injectAs(
        fans[0] as Member,
        `/v2/user/following?cursor=${first.links.next.queryParams.cursor}`,
      );
      expect([foreign.status, foreign.body.errors[0].code]).toEqual([400, 5039]);
    }
  });
});

async function primariesOf(member: Member) {
  const { blogs } = (await app.injectAs(member, '/v2/user/info')).body.response;
  return blogs.map(({ name, primary }: { name: string; primary: boolean }) => [name, primary]);
}

describe('getUserInfo', () => {
  it('getUserInfo lists several blogs of a member with exactly one primary [audience-02]', async () => {
    await addBlog('anna-sews', false);
    await expect(
      app.db.transaction((tx) => insertBlog(tx, anna.userId, 'anna-bakes', true)),
    ).rejects.toThrow();
    expect(await primariesOf(anna)).toEqual([
      ['anna', true],
      ['anna-sews', false],
    ]);
  });

  it("getUserInfo lists the member's primary blog before a group blog that is another member's primary [audience-02]", async () => {
    // Both the group's own rank and its age would sort it first.
    await app.db.query("update blogs set sort_order = -1 where name = 'anna'");
    await addWriter(app.db, 'anna', bela);
    expect(await primariesOf(bela)).toEqual([
      ['bela', true],
      ['anna', false],
    ]);
    expect(await primariesOf(anna)).toContainEqual(['anna', true]);
    const { blog } = (await app.injectAs(bela, '/v2/blog/anna/info')).body.response;
    expect(blog).toMatchObject({ primary: false, isMember: true, admin: false });
    const visited = (await app.inject('/v2/blog/anna/info')).body.response.blog;
    expect(visited.primary).toBe(false);
  });
});

describe('listRecommendedBlogs', () => {
  it('listRecommendedBlogs returns only blogs that have posts', async () => {
    await postAs(app, bela, 'Here I am');
    const { blogs } = (await app.inject('/v2/explore/recommended/blogs')).body.response;
    expect(blogs.map(({ name }: { name: string }) => name)).toEqual(['bela']);
  });
});
