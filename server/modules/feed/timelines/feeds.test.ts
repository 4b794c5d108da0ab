import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let app: TestApp;
let reader: Member;
let writers: Member[];

beforeAll(async () => {
  app = await buildTestApp();
  reader = await app.member('reader');
  writers = await Promise.all(['one', 'two', 'three'].map((name) => app.member(`writer-${name}`)));
});
afterAll(() => app.close());

interface Walked {
  ids: string[];
  pages: number;
}

/** Follows `links.next` to the end. Calls `between` after each page. */
async function walk(
  url: string,
  member: Member | null,
  pick: (response: AnyBody) => Post[],
  between = async () => {},
): Promise<Walked> {
  const ids: string[] = [];
  let next: string | undefined = url;
  let pages = 0;
  while (next) {
    const { status, body }: { status: number; body: AnyBody } = member
      ? await app.injectAs(member, next)
      : await app.inject(next);
    expect(status).toBe(200);
    ids.push(...pick(body.response).map((post) => post.id));
    pages += 1;
    next = (body.response.timeline?.links ?? body.response.links).next?.href;
    await between();
    if (pages > 100) throw new Error('The list does not end');
  }
  return { ids, pages };
}

function elements(response: AnyBody): Post[] {
  return response.timeline.elements.filter(({ objectType }: Post) => objectType === 'post');
}

describe('getDashboard', () => {
  it("getDashboard returns posts of followed blogs and the member's own, newest first", async () => {
    const [one, two] = writers as [Member, Member];
    const ignored = await postAs(app, two, 'Not followed');
    await followAs(app, reader, one.blogName);
    const first = await postAs(app, one, 'First');
    const own = await postAs(app, reader, 'My own');
    const { body } = await app.injectAs(reader, '/v2/timeline/dashboard');
    const ids = elements(body.response).map((post) => post.id);
    expect(ids.slice(0, 2)).toEqual([own.id, first.id]);
    expect(ids).not.toContain(ignored.id);
  });

  it('getDashboard pages without gaps or duplicates while posts are made and deleted', async () => {
    for (const writer of writers) await followAs(app, reader, writer.blogName);
    const made: Post[] = [];
    for (let n = 0; n < 13; n += 1) made.push(await postAs(app, writers[n % 3] as Member, `Post ${n}`));
    const before = (await walk('/v2/timeline/dashboard?limit=50', reader, elements)).ids;
    let round = 0;
    const victim = made[0] as Post;
    const { ids, pages } = await walk('/v2/timeline/dashboard?limit=3', reader, elements, async () => {
      round += 1;
      if (round === 1)
        await app.injectAs(writers[0] as Member, {
          method: 'DELETE',
          url: `/v2/blog/${victim.blogName}/posts/${victim.id}`,
        });
      await postAs(app, writers[round % 3] as Member, `New ${round}`);
    });
    expect(ids).toEqual(before.filter((id) => id !== victim.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages).toBeGreaterThan(3);
  });

  it('getDashboard omits a blog that is no longer followed', async () => {
    const [one] = writers as [Member];
    await followAs(app, reader, one.blogName, 'unfollow');
    const { body } = await app.injectAs(reader, '/v2/timeline/dashboard?limit=50');
    expect(elements(body.response).every((post) => post.blogName !== one.blogName)).toBe(true);
    await followAs(app, reader, one.blogName);
  });

  it('getDashboard rejects a foreign cursor with 5039', async () => {
    const { body: page } = await app.injectAs(reader, '/v2/timeline/dashboard?limit=1');
    const { cursor } = page.response.timeline.links.next.queryParams;
    const foreign = [cursor.slice(0, -2), `${cursor}A`, 'abc', encodeURIComponent('☃')];
    for (const text of foreign) {
      const { status, body } = await app.injectAs(reader, `/v2/timeline/dashboard?cursor=${text}`);
      expect([status, body.errors[0].code]).toEqual([400, 5039]);
    }
    const other = await app.injectAs(writers[0] as Member, `/v2/timeline/dashboard?cursor=${cursor}`);
    expect(other.body.errors[0].code).toBe(5039);
  });

  it('getUserCounts counts the posts that are new since the dashboard was last read', async () => {
    await app.injectAs(reader, '/v2/timeline/dashboard');
    const unread = async () =>
      (await app.injectAs(reader, '/v2/user/counts?unread=true')).body.response.unread;
    expect(await unread()).toBe(0);
    await postAs(app, writers[1] as Member, 'Breaking');
    expect(await unread()).toBe(1);
  });
});

describe('listUserLikes, getHubTimeline and listFollowedTags', () => {
  it('listUserLikes returns the last liked post first, 21 per page [constants-01]', async () => {
    const liker = await app.member('liker');
    const posts: Post[] = [];
    for (let n = 0; n < 23; n += 1) posts.push(await postAs(app, writers[0] as Member, `Liked ${n}`));
    for (const post of posts) await likeAs(app, liker, post);
    const { body } = await app.injectAs(liker, '/v2/user/likes');
    expect(body.response.likedPosts).toHaveLength(21);
    expect(body.response.likedCount).toBe(23);
    const { ids } = await walk('/v2/user/likes', liker, (response) => response.likedPosts);
    expect(ids).toEqual(posts.map((post) => post.id).reverse());
  });

  it('getHubTimeline finds a tag in any case and with reserved URL characters', async () => {
    const tag = 'a/b#c? 🧶 שלום';
    const post = await postAs(app, writers[0] as Member, {
      content: text('Odd tag'),
      tags: 'A/b🧶, c? שלום',
    });
    expect(post.tags).toEqual(['A/b🧶', 'c? שלום']);
    for (const name of ['a/B🧶', 'C? שלום']) {
      const { body } = await app.inject(`/v2/hubs/${encodeURIComponent(name)}/timeline`);
      expect(elements(body.response).map((found) => found.id)).toEqual([post.id]);
    }
    expect((await app.inject(`/v2/hubs/${encodeURIComponent(tag)}/header_info`)).status).toBe(404);
  });

  it('getHubTimeline returns 14 posts per page, recent or top, originals only if asked [constants-03] [tagged-02]', async () => {
    const [one, two] = writers as [Member, Member];
    const posts: Post[] = [];
    for (let n = 0; n < 16; n += 1)
      posts.push(await postAs(app, one, { content: text(`Yarn ${n}`), tags: 'yarn' }));
    const favourite = posts[2] as Post;
    await likeAs(app, two, favourite);
    const page = (await app.inject('/v2/hubs/yarn/timeline')).body.response;
    expect(elements(page)).toHaveLength(14);
    const top = await walk('/v2/hubs/yarn/timeline?sort=top&limit=5', null, elements);
    expect(top.ids[0]).toBe(favourite.id);
    expect([...top.ids].sort()).toEqual(posts.map((post) => post.id).sort());
    const reblog = await reblogAs(app, two, favourite, 'More yarn');
    await app.injectAs(two, {
      method: 'PUT',
      url: `/v2/blog/${two.blogName}/posts/${reblog.id}`,
      payload: { tags: 'yarn' },
    });
    expect((await walk('/v2/hubs/yarn/timeline', null, elements)).ids).toContain(reblog.id);
    expect((await walk('/v2/hubs/yarn/timeline?role=original', null, elements)).ids).not.toContain(reblog.id);
    expect((await walk('/v2/hubs/yarn/timeline?type=quote', null, elements)).ids).toEqual([]);
  });

  it('getHubHeader defaults to recent for a followed tag that is not trending, else to top [tagged-03]', async () => {
    const fan = await app.member('fan');
    await app.injectAs(fan, { method: 'POST', url: '/v2/user/tags/add', payload: { tag: '#slow things' } });
    const quiet = (await app.injectAs(fan, '/v2/hubs/slow%20things/header_info')).body.response;
    expect(quiet).toMatchObject({ defaultSort: 'recent', tag: { isFollowed: true, followerCount: 1 } });
    expect((await app.inject('/v2/hubs/yarn/header_info')).body.response.defaultSort).toBe('top');
    await app.injectAs(fan, { method: 'POST', url: '/v2/user/tags/add', payload: { tag: 'yarn' } });
    const busy = (await app.injectAs(fan, '/v2/hubs/yarn/header_info')).body.response;
    expect(busy).toMatchObject({ defaultSort: 'top', tag: { isFollowed: true } });
  });

  it('getHubTimeline without sort uses the default of the tag and keeps it from page to page', async () => {
    const [one, two] = writers as [Member, Member];
    const fan = await app.member('steady-fan');
    const posts: Post[] = [];
    for (let n = 0; n < 3; n += 1)
      posts.push(await postAs(app, one, { content: text(`Moss ${n}`), tags: 'quiet moss' }));
    await likeAs(app, two, posts[0] as Post);
    const [liked, middle, newest] = posts.map((post) => post.id);
    const url = '/v2/hubs/quiet%20moss/timeline?limit=1';
    expect((await walk(url, null, elements)).ids[0]).toBe(liked);
    expect((await walk(url, fan, elements)).ids[0]).toBe(liked);
    const tags = (verb: 'add' | 'remove') =>
      app.injectAs(fan, { method: 'POST', url: `/v2/user/tags/${verb}`, payload: { tag: 'quiet moss' } });
    await tags('add');
    // Creates more active tags than the trending list holds, which pushes this one out.
    for (let n = 0; n < 20; n += 1) {
      const tag = `lively ${n}`;
      for (const writer of writers) await postAs(app, writer, { content: text(tag), tags: tag });
    }
    const between = async () => {
      await tags('remove');
    };
    expect((await walk(url, fan, elements, between)).ids).toEqual([newest, middle, liked]);
  });

  it('listFollowedTags pages by ten, or lists all names at once [constants-02]', async () => {
    const collector = await app.member('collector');
    for (let n = 10; n < 22; n += 1) {
      await app.injectAs(collector, {
        method: 'POST',
        url: '/v2/user/tags/add',
        payload: { tag: `tag ${n}` },
      });
    }
    const first = (await app.injectAs(collector, '/v2/user/followed_tags')).body.response;
    expect([first.tags.length, first.total, first.links.next.queryParams.offset]).toEqual([10, 12, 10]);
    const short = (
      await app.injectAs(collector, '/v2/user/followed_tags?format=short&sort=tag_name&sort_order=asc')
    ).body.response;
    expect(short.tags.map((tag: { name: string }) => tag.name)).toEqual(
      [...Array(12).keys()].map((n) => `tag ${n + 10}`),
    );
  });

  it('listFollowedTags counts the posts of the last week with each tag', async () => {
    const [writer] = writers as [Member];
    const counter = await app.member('counter');
    for (const tag of ['quiet tag', 'busy tag'])
      await app.injectAs(counter, { method: 'POST', url: '/v2/user/tags/add', payload: { tag } });
    const old = await postAs(app, writer, { content: text('old'), tags: 'quiet tag' });
    await app.db.query(`update post_tags set position = 1 where post_id = $1`, [old.id]);
    await postAs(app, writer, { content: text('new'), tags: 'busy tag' });
    const { tags } = (await app.injectAs(counter, '/v2/user/followed_tags')).body.response;
    expect(
      tags.map(({ name, newPostsCount }: { name: string; newPostsCount: number }) => [name, newPostsCount]),
    ).toEqual([
      ['busy tag', 1],
      ['quiet tag', 0],
    ]);
  });
});

describe('getTrendingTimeline', () => {
  it('getTrendingTimeline ranks posts with likes and reblogs above others and omits explicit posts', async () => {
    const [one, two, three] = writers as [Member, Member, Member];
    const quiet = await postAs(app, one, 'Quiet');
    const loud = await postAs(app, one, 'Loud');
    for (const member of [two, three, reader]) await likeAs(app, member, loud);
    const { ids } = await walk('/v2/explore/trending?limit=7', null, elements);
    expect(ids.indexOf(loud.id)).toBeLessThan(ids.indexOf(quiet.id));
    await app.db.query(`update posts set content_rating = 'explicit' where id = $1`, [loud.id]);
    expect((await walk('/v2/explore/trending?limit=7', null, elements)).ids).not.toContain(loud.id);
  });
});
