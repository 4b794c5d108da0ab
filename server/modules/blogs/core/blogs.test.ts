import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBlog } from '#server/modules/users/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { SITE_HOST } from './addresses.ts';

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

describe('a blog', () => {
  it('has its own host as its address [blog-03]', async () => {
    const { blog } = (await app.inject('/v2/blog/anna/info')).body.response;
    expect(blog).toMatchObject({ url: `https://anna.${SITE_HOST}`, blogViewUrl: '/anna' });
  });

  it.each(['anna', 'ANNA', `anna.${SITE_HOST}`])('is found as %s, and by its uuid', async (name) => {
    for (const identifier of [name, anna.blogUuid])
      expect((await app.inject(`/v2/blog/${identifier}/info`)).body.response.blog.name).toBe('anna');
  });

  it('has only the fields that fields[blogs] asks for, beside those every blog has [blog-11]', async () => {
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

  it('shows its followers to its owner only [permission-05]', async () => {
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

const primariesOf = async (member: Member) => {
  const { blogs } = (await app.injectAs(member, '/v2/user/info')).body.response;
  return blogs.map(({ name, primary }: { name: string; primary: boolean }) => [name, primary]);
};

describe('the blogs of a member', () => {
  it('may be several, of which one is the primary [audience-02]', async () => {
    await addBlog('anna-sews', false);
    await expect(
      app.db.transaction((tx) => insertBlog(tx, anna.userId, 'anna-bakes', true)),
    ).rejects.toThrow();
    expect(await primariesOf(anna)).toEqual([
      ['anna', true],
      ['anna-sews', false],
    ]);
  });

  it('have their own first, before a group blog that is another one’s first [audience-02]', async () => {
    // Whatever the order: both the group's own rank and its age would put it before.
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

describe('recommended blogs', () => {
  it('have something to read', async () => {
    await postAs(app, bela, 'Here I am');
    const { blogs } = (await app.inject('/v2/explore/recommended/blogs')).body.response;
    expect(blogs.map(({ name }: { name: string }) => name)).toEqual(['bela']);
  });
});
