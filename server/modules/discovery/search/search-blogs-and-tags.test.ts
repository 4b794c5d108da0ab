import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let odile: Member;
let reader: Member;

beforeAll(async () => {
  app = await buildTestApp();
  odile = await app.member('odile');
  reader = await app.member('reader');
});
afterAll(() => app.close());

describe('searchBlogs', () => {
  const names = async (query: string, as?: Member): Promise<string[]> => {
    const url = `/v2/search/blogs?query=${encodeURIComponent(query)}`;
    const { body } = await (as ? app.injectAs(as, url) : app.inject(url));
    expect(body.response.total).toBeGreaterThanOrEqual(body.response.blogs.length);
    return body.response.blogs.map((blog: { name: string }) => blog.name);
  };

  it('searchBlogs matches the prefix of the name and the words of title and description', async () => {
    const kiln = await app.member('kiln-side');
    await app.member('kiln');
    await app.db.query(
      "update blogs set title = 'Glazes & Éclats', description = 'Stoneware' where id = $1",
      [kiln.blogId],
    );
    await app.db.query('update blogs set follower_count = 9 where id = $1', [kiln.blogId]);
    expect(await names('KILN')).toEqual(['kiln', 'kiln-side']);
    expect(await names('@kiln-s')).toEqual(['kiln-side']);
    expect(await names('eclats')).toEqual(['kiln-side']);
    expect(await names('stone glaz')).toEqual(['kiln-side']);
    expect(await names('porcelain')).toEqual([]);
  });

  it('searchBlogs omits unlisted blogs, and hidden ones for visitors', async () => {
    const shy = await app.member('shy-heron');
    const set = (change: string) => app.db.query(`update blogs set ${change} where id = $1`, [shy.blogId]);
    await set('is_hidden = true');
    expect(await names('shy-heron')).toEqual([]);
    expect(await names('shy-heron', reader)).toEqual(['shy-heron']);
    await set('is_hidden = false, is_unlisted = true');
    expect(await names('shy-heron', reader)).toEqual([]);
  });

  it('searchBlogs pages by cursor and returns the total', async () => {
    for (const at of [1, 2, 3]) await app.member(`flock-${at}`);
    const first = await app.inject('/v2/search/blogs?query=flock&limit=2');
    expect(first.body.response.total).toBe(3);
    const { cursor } = first.body.response.links.next.queryParams;
    const second = await app.inject(`/v2/search/blogs?query=flock&limit=2&cursor=${cursor}`);
    expect(second.body.response.blogs).toHaveLength(1);
    expect(second.body.response.links).toEqual({});
    expect((await app.inject(`/v2/search/blogs?query=other&cursor=${cursor}`)).status).toBe(400);
  });
});

describe('searchTags and suggestSearch', () => {
  beforeAll(async () => {
    for (const tags of [
      'Lighthouse',
      'lighthouse, lighthouse keepers',
      'old lighthouse',
      '日本の灯台',
      'Café',
    ])
      await postAs(app, odile, { content: text('x'), tags });
  });
  const tags = async (query: string) => {
    const { body } = await app.inject(`/v2/search/tags?query=${encodeURIComponent(query)}`);
    return body.response.tags.map((tag: { name: string; postCount: number }) => [tag.name, tag.postCount]);
  };

  it('searchTags matches the prefix of a tag or of a word in it, with the number of posts', async () => {
    expect(await tags('#light')).toEqual([
      ['Lighthouse', 2],
      ['lighthouse keepers', 1],
      ['old lighthouse', 1],
    ]);
    expect(await tags('keep')).toEqual([['lighthouse keepers', 1]]);
    expect(await tags('cafe')).toEqual([['Café', 1]]);
    expect(await tags('灯台')).toEqual([['日本の灯台', 1]]);
    expect(await tags('#')).toEqual([]);
  });

  it('suggestSearch alternates tags and blogs of the requested kinds [search-03]', async () => {
    await app.member('lighthouse-cat');
    const suggest = async (search: string) => {
      const { status, body } = await app.inject(`/v2/search/suggestions?${search}`);
      expect(status).toBe(200);
      return body.response.suggestions.map((entry: { kind: string }) => entry.kind);
    };
    expect(await suggest('query=lighth')).toEqual(['tag', 'blog', 'tag', 'tag']);
    expect(await suggest('query=lighth&limit=2')).toEqual(['tag', 'blog']);
    expect(await suggest('query=lighth&types=blog')).toEqual(['blog']);
    expect(await suggest('query=%23lighth')).toEqual(['tag', 'tag', 'tag']);
    expect(await suggest('query=%40lighth')).toEqual(['blog']);
    expect(await suggest('types=community')).toEqual([]);
    expect(new Set(await suggest('limit=3'))).toEqual(new Set(['tag']));
  });
});

describe('searchMentions', () => {
  const names = async (typed: string) => {
    const { status, body } = await app.injectAs(reader, `/v2/mention/${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    return body.response.blogs.map((blog: { name: string }) => blog.name);
  };

  it('searchMentions ignores other characters than letters, digits and hyphens, followed blogs first [validation-08]', async () => {
    for (const name of ['heron-a', 'heron-b', 'heron-c']) await app.member(name);
    await app.db.query("update blogs set follower_count = 50 where name = 'heron-b'");
    await followAs(app, reader, 'heron-c');
    expect(await names('@HERON-')).toEqual(['heron-c', 'heron-b', 'heron-a']);
    expect(await names('h_e r!on-a')).toEqual(['heron-a']);
    expect(await names('💥')).toEqual([]);
    expect((await app.inject('/v2/mention/heron')).status).toBe(401);
  });

  it('searchMentions lists the blog with exactly this name first', async () => {
    await app.member('wren-x');
    for (const name of ['wren-x1', 'wren-x2', 'wren-x3']) {
      await app.member(name);
      await followAs(app, reader, name);
    }
    const { body } = await app.injectAs(reader, '/v2/mention/wren-X?limit=2');
    expect(body.response.blogs.map((blog: { name: string }) => blog.name)).toEqual(['wren-x', 'wren-x3']);
  });
});
