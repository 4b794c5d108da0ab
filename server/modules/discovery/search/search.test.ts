import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/services/ids.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let app: TestApp;
let odile: Member;
let marlow: Member;
let reader: Member;

beforeAll(async () => {
  app = await buildTestApp();
  odile = await app.member('odile');
  marlow = await app.member('marlow');
  reader = await app.member('reader');
});
afterAll(() => app.close());

async function ask(query: string, more = '', as?: Member) {
  const url = `/v2/search/posts?query=${encodeURIComponent(query)}${more}`;
  const { status, body } = await (as ? app.injectAs(as, url) : app.inject(url));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.response.timeline;
}
async function found(query: string, more = '', as?: Member): Promise<string[]> {
  return (await ask(query, more, as)).elements.map((post: Post) => post.id);
}
async function foundOf(blog: string, search: string): Promise<string[]> {
  const { status, body } = await app.inject(`/v2/blog/${blog}/search?${search}`);
  expect(status).toBe(200);
  return body.response.timeline.elements.map((post: Post) => post.id);
}

describe('searching posts', () => {
  it('finds a post by its words and tags as soon as it is published [search-04]', async () => {
    const post = await postAs(app, odile, { content: text('Crème brûlée at Dawn'), tags: 'Winter Kitchen' });
    for (const query of ['creme', 'BRULEE', '  dawn  ', '"creme brulee"', 'kitchens'])
      expect(await found(query), query).toEqual([post.id]);
    expect(await found('tag:"winter kitchen"')).toEqual([post.id]);
    expect(await found('"brulee creme"')).toEqual([]);
    expect(await found('creme -dawn')).toEqual([]);
  });

  it('follows edits, and forgets what is deleted or taken back', async () => {
    const post = await postAs(app, odile, 'A periwinkle scarf');
    const change = (payload: object) =>
      app.injectAs(odile, { method: 'PUT', url: `/v2/blog/odile/posts/${post.id}`, payload });
    await change({ content: text('A vermilion scarf') });
    expect(await found('periwinkle')).toEqual([]);
    expect(await found('vermilion')).toEqual([post.id]);
    await change({ content: text('A vermilion scarf'), state: 'draft' });
    expect(await found('vermilion', '', odile)).toEqual([]);
    await change({ content: text('A vermilion scarf'), state: 'published' });
    expect(await found('vermilion')).toEqual([post.id]);
    await app.injectAs(odile, { method: 'DELETE', url: `/v2/blog/odile/posts/${post.id}` });
    expect(await found('vermilion')).toEqual([]);
  });

  it.each(['東京の朝ごはん', 'ภาษาไทย', 'Привет, мир', 'خط عربي', 'नमस्ते', '🦊'])(
    'finds %s',
    async (words) => {
      const post = await postAs(app, odile, words);
      expect(await found(words)).toContain(post.id);
    },
  );

  it('finds a long word by its beginning', async () => {
    const post = await postAs(app, odile, 'Kaffeemühlen');
    expect(await found('kaffeemuhle')).toEqual([post.id]);
    expect(await found('"kaffeemuhle"')).toEqual([]);
  });

  it('finds a word in the middle of a text without spaces', async () => {
    const post = await postAs(app, odile, '静かな灯台守');
    expect(await found('灯台')).toEqual([post.id]);
    expect(await found('守')).toEqual([post.id]);
    expect(await found('台灯')).toEqual([]);
  });

  it('offers the best of all time by default: top mode, any role, posts [search-01]', async () => {
    const plain = await postAs(app, odile, 'samovar stories');
    const tagged = await postAs(app, odile, { content: text('tea'), tags: 'samovar' });
    const liked = await postAs(app, odile, 'another samovar');
    for (const member of [marlow, reader]) await likeAs(app, member, plain);
    const again = await reblogAs(app, marlow, plain, 'samovar!');
    const everything = await found('samovar');
    expect(everything).toHaveLength(4);
    expect(everything).toEqual(await found('samovar', '&mode=top&days=0&role=any'));
    expect(everything.indexOf(tagged.id)).toBeLessThan(everything.indexOf(liked.id));
    expect(everything.indexOf(plain.id)).toBeLessThan(everything.indexOf(liked.id));
    expect(await found('samovar', '&mode=recent')).toEqual([again.id, liked.id, tagged.id, plain.id]);
    expect(await found('samovar', '&sort=CREATED_DESC')).toEqual([again.id, liked.id, tagged.id, plain.id]);
    expect(await found('samovar', '&sort=POPULARITY_DESC')).toEqual([
      again.id,
      plain.id,
      liked.id,
      tagged.id,
    ]);
    expect(await found('samovar', '&role=original')).not.toContain(again.id);
    expect(await found('samovar from:marlow')).toEqual([again.id]);
    expect(await found('samovar', '&blog=marlow')).toEqual([again.id]);
    expect(await found('samovar', '&blog=nobody')).toEqual([]);
  });

  it('looks at what a reblogger wrote, not at what they passed on', async () => {
    const post = await postAs(app, odile, 'a zeppelin over the pond');
    const silent = await reblogAs(app, marlow, post);
    expect(await found('zeppelin')).toEqual([post.id]);
    expect(await foundOf('marlow', 'query=zeppelin')).toEqual([silent.id]);
  });

  it.each([
    ['quote', { content: [{ type: 'text', subtype: 'quote', text: 'marzipan' }] }],
    ['link', { content: [{ type: 'link', url: 'https://example.com/', title: 'marzipan' }] }],
    ['text', { content: text('marzipan') }],
    [
      'chat',
      {
        content: [
          { type: 'text', subtype: 'chat', text: 'marzipan' },
          { type: 'text', subtype: 'chat', text: 'yes' },
        ],
      },
    ],
  ] as const)('narrows to the type %s [search-02]', async (type, body) => {
    const post = await postAs(app, odile, body as never);
    expect(await found('marzipan', `&type=${type}`)).toEqual([post.id]);
    expect(await found(`marzipan type:${type}`)).toEqual([post.id]);
  });

  it('narrows to every type of the specification, and to no other [search-02]', async () => {
    for (const type of ['ask', 'audio', 'chat', 'gif', 'link', 'photo', 'quote', 'text', 'video'])
      await ask('marzipan', `&type=${type}`);
    const { status } = await app.inject('/v2/search/posts?query=a&type=hologram');
    expect(status).toBe(400);
  });

  it('narrows to days', async () => {
    const post = await postAs(app, odile, 'an obsidian spoon');
    const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await found('obsidian', '&days=7')).toEqual([post.id]);
    expect(await found(`obsidian before:${today}`)).toEqual([post.id]);
    expect(await found(`obsidian after:${today}`)).toEqual([]);
    expect(await found('obsidian before:1980-01-01')).toEqual([]);
    expect(await found('-obsidian', '&mode=recent')).not.toContain(post.id);
  });

  it.each([
    [7, 604_800],
    [30, 2_592_000],
  ])('counts %d days as %d seconds [constants-18] [constants-19]', async (days, seconds) => {
    const post = await postAs(app, odile, `obelisk${days}`);
    const move = (ago: number) =>
      app.db.query('update post_search set position = $2 where post_id = $1', [
        post.id,
        firstIdAt(Date.now() - ago * 1000),
      ]);
    await move(seconds - 60);
    expect(await found(`obelisk${days}`, `&days=${days}`)).toEqual([post.id]);
    await move(seconds + 60);
    expect(await found(`obelisk${days}`, `&days=${days}`)).not.toContain(post.id);
  });

  it('offers to search without filters when they leave nothing', async () => {
    await postAs(app, odile, 'a lonely gondola');
    const { elements } = await ask('gondola', '&type=video&days=30');
    expect(elements).toEqual([
      expect.objectContaining({ objectType: 'search_clear_filters_cta', activeFilters: ['days', 'type'] }),
    ]);
    expect((await ask('gondolier')).elements).toEqual([]);
  });

  it('goes on without skips or repetitions, also while others post', async () => {
    const posts: Post[] = [];
    for (let at = 0; at < 7; at += 1) posts.push(await postAs(app, odile, `pangolin ${at}`));
    for (const mode of ['top', 'recent']) {
      const seen: string[] = [];
      let query = `&mode=${mode}&limit=3`;
      for (;;) {
        const { elements, links } = await ask('pangolin', query);
        seen.push(...elements.map((post: Post) => post.id));
        if (!links.next) break;
        if (seen.length === 3) await postAs(app, odile, `pangolin between, ${mode}`);
        query = `&mode=${mode}&limit=3&cursor=${links.next.queryParams.cursor}`;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(posts.map(({ id }) => id)));
    }
    const { links } = await ask('pangolin', '&limit=3');
    const other = await app.inject(
      `/v2/search/posts?query=penguin&limit=3&cursor=${links.next.queryParams.cursor}`,
    );
    expect(other.status).toBe(400);
    expect(other.body.errors[0].code).toBe(5039);
  });

  it('keeps out what its reader may not see, and blogs that want no search', async () => {
    const secretive = await app.member('secretive');
    const post = await postAs(app, secretive, 'quokka diary');
    const set = (change: string) =>
      app.db.query(`update blogs set ${change} where id = $1`, [secretive.blogId]);
    expect(await found('quokka')).toEqual([post.id]);
    await set('is_hidden = true');
    expect(await found('quokka')).toEqual([]);
    expect(await found('quokka', '', reader)).toEqual([post.id]);
    await set('is_hidden = false, is_unlisted = true');
    expect(await found('quokka', '', reader)).toEqual([]);
    expect(await foundOf('secretive', 'query=quokka')).toEqual([post.id]);
    await set("is_unlisted = false, password_hash = 'x'");
    expect(await found('quokka', '', reader)).toEqual([]);
    expect(await found('quokka', '', secretive)).toEqual([post.id]);
    expect((await app.inject('/v2/blog/secretive/search?query=quokka')).status).toBe(403);
    await set("password_hash = null, state = 'deactivated'");
    expect(await found('quokka', '', reader)).toEqual([]);
  });

  it('shows what is explicit to members who ask for it alone', async () => {
    const post = await postAs(app, odile, 'narwhal study');
    const rate = (rating: string) =>
      app.db.query('update posts set content_rating = $2 where id = $1', [post.id, rating]);
    await rate('sensitive');
    expect(await found('narwhal')).toEqual([post.id]);
    expect(await found('narwhal', '&content_rating=clean')).toEqual([]);
    await rate('explicit');
    expect(await found('narwhal', '', reader)).toEqual([]);
    expect(await found('narwhal', '&content_rating=explicit', reader)).toEqual([post.id]);
    expect(await found('narwhal', '&content_rating=explicit')).toEqual([]);
  });

  it.each([
    "'",
    '"',
    '\\',
    '!&|:*<->()',
    "' & !'x",
    'a:*b',
    '%_',
    '🧶'.repeat(100),
    '\u202eשלום\u202c',
    `${'a b '.repeat(49)}c`,
    '-'.repeat(200),
    'from:from:from:',
    '"'.repeat(199),
  ])('answers %j without a fault', async (typed) => {
    for (const mode of ['top', 'recent']) await ask(typed, `&mode=${mode}`);
    for (const what of ['blogs', 'tags', 'suggestions']) {
      const { status } = await app.inject(
        `/v2/search/${what}?query=${encodeURIComponent(typed.toWellFormed())}`,
      );
      expect(status).toBe(200);
    }
  });

  it.each(['', `?query=`, `?query=${'a'.repeat(201)}`])('refuses /v2/search/posts%s', async (query) => {
    expect((await app.inject(`/v2/search/posts${query}`)).status).toBe(400);
  });
});

describe('searching a blog', () => {
  it('finds its posts by words, by a tag, or both, and needs one of them', async () => {
    const post = await postAs(app, marlow, { content: text('an umbrella stand'), tags: 'Hallway' });
    await postAs(app, odile, { content: text('an umbrella'), tags: 'hallway' });
    expect(await foundOf('marlow', 'query=umbrella')).toEqual([post.id]);
    expect(await foundOf('marlow', 'tag=hallway&mode=recent')).toEqual([post.id]);
    expect(await foundOf('marlow', 'tag=hallway&query=sofa')).toEqual([]);
    expect(await foundOf('marlow', 'tag=hallway&type=text&role=original&days=1')).toEqual([post.id]);
    const { status, body } = await app.inject('/v2/blog/marlow/search');
    expect([status, body.errors[0].field]).toEqual([400, 'query']);
    expect((await app.inject('/v2/blog/nobody-here/search?query=a')).status).toBe(404);
  });
});

describe('searching blogs', () => {
  const names = async (query: string, as?: Member): Promise<string[]> => {
    const url = `/v2/search/blogs?query=${encodeURIComponent(query)}`;
    const { body } = await (as ? app.injectAs(as, url) : app.inject(url));
    expect(body.response.total).toBeGreaterThanOrEqual(body.response.blogs.length);
    return body.response.blogs.map((blog: { name: string }) => blog.name);
  };

  it('goes by the beginning of the name and the words of title and description', async () => {
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

  it('leaves out blogs that want no search, and hidden ones for visitors', async () => {
    const shy = await app.member('shy-heron');
    const set = (change: string) => app.db.query(`update blogs set ${change} where id = $1`, [shy.blogId]);
    await set('is_hidden = true');
    expect(await names('shy-heron')).toEqual([]);
    expect(await names('shy-heron', reader)).toEqual(['shy-heron']);
    await set('is_hidden = false, is_unlisted = true');
    expect(await names('shy-heron', reader)).toEqual([]);
  });

  it('comes in pages', async () => {
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

describe('searching tags and suggestions', () => {
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

  it('finds tags by their beginning, by a word, with how many posts have them', async () => {
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

  it('suggests tags and blogs by turns, of the kinds that are asked for [search-03]', async () => {
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

describe('mentions', () => {
  const names = async (typed: string) => {
    const { status, body } = await app.injectAs(reader, `/v2/mention/${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    return body.response.blogs.map((blog: { name: string }) => blog.name);
  };

  it('keeps letters, digits and hyphens of the text alone, followed blogs first [validation-08]', async () => {
    for (const name of ['heron-a', 'heron-b', 'heron-c']) await app.member(name);
    await app.db.query("update blogs set follower_count = 50 where name = 'heron-b'");
    await followAs(app, reader, 'heron-c');
    expect(await names('@HERON-')).toEqual(['heron-c', 'heron-b', 'heron-a']);
    expect(await names('h_e r!on-a')).toEqual(['heron-a']);
    expect(await names('💥')).toEqual([]);
    expect((await app.inject('/v2/mention/heron')).status).toBe(401);
  });
});
