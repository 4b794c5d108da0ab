import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

type Element = components['schemas']['TimelineElement'];

let t: TestApp;
let reader: Member;
let followed: Member;
let others: Member[];

beforeAll(async () => {
  t = await buildTestApp();
  [reader, followed] = [await t.member('reader'), await t.member('followed')];
  others = await Promise.all(['clay', 'felt', 'wool'].map((name) => t.member(name)));
  await followAs(t, reader, followed.blogName);
  for (const other of others)
    await postAs(t, other, { content: text('Look'), tags: `${other.blogName} tag` });
  for (let n = 0; n < 40; n += 1) await postAs(t, followed, `Post ${n}`);
});
afterAll(() => t.close());

async function page(url = '/v2/timeline/dashboard', as = reader) {
  const { status, body }: { status: number; body: AnyBody } = await t.injectAs(as, url);
  expect(status).toBe(200);
  const { elements, links } = body.response.timeline as { elements: Element[]; links: AnyBody };
  // Clients send back the cursor alone, beside their own parameters.
  const next = new URL(url, 'http://skein.example');
  next.searchParams.set('cursor', links.next?.queryParams.cursor);
  return { elements, next: links.next ? `${next.pathname}${next.search}` : undefined };
}

async function walk(url: string): Promise<Element[]> {
  const walked: Element[] = [];
  for (let next: string | undefined = url; next; ) {
    const read = await page(next);
    walked.push(...read.elements);
    next = read.next;
  }
  return walked;
}

const notPosts = (elements: readonly Element[]) => elements.filter(({ objectType }) => objectType !== 'post');
const keyOf = ({ objectType, id }: Element) => `${objectType} ${id}`;
function setRecommendations(show: boolean) {
  return t.injectAs(reader, {
    method: 'POST',
    url: '/v2/user/settings',
    payload: { dashboard: { show_recommendations: show } },
  });
}

it('getDashboard sends at most one element among eight posts, not counted by limit, each once over all pages', async () => {
  const first = await page('/v2/timeline/dashboard?limit=20');
  expect(first.elements.filter(({ objectType }) => objectType === 'post')).toHaveLength(20);
  expect(first.elements[0]?.objectType).toBe('post');
  expect(notPosts(first.elements)).toHaveLength(2);
  const walked = await walk('/v2/timeline/dashboard?limit=10');
  expect(walked.filter(({ objectType }) => objectType === 'post')).toHaveLength(40);
  const sent = notPosts(walked).map(keyOf);
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent).size).toBe(sent.length);
});

it('getDashboard sends the same elements when a page is read again', async () => {
  const { next } = await page('/v2/timeline/dashboard?limit=10');
  const [once, again] = [await page(next), await page(next)];
  expect(once.elements.map(keyOf)).toEqual(again.elements.map(keyOf));
});

it('getDashboard sends no elements to a member who switched recommendations off', async () => {
  expect((await setRecommendations(false)).status).toBe(200);
  expect(notPosts(await walk('/v2/timeline/dashboard?limit=20'))).toEqual([]);
  await setRecommendations(true);
});

it('getDashboard sends no dismissed element on any device, and none of a blocked or deleted blog', async () => {
  const blogs = async () =>
    notPosts(await walk('/v2/timeline/dashboard?limit=10')).flatMap((element) =>
      element.objectType === 'blog' || element.objectType === 'blog_row' ? [element] : [],
    );
  const [first] = await blogs();
  if (!first) throw new Error('No blog was recommended');
  const { objectType, id } = first;
  const payload = { object_type: objectType, id };
  await t.injectAs(reader, { method: 'POST', url: '/v2/user/dismissed_elements', payload });
  const [second] = await blogs();
  expect(second?.id).not.toBe(id);
  const name = second?.blog.name ?? '';
  expect((await t.injectAs(reader, { method: 'PUT', url: `/v2/user/blocks/${name}` })).status).toBe(200);
  expect((await blogs()).map(({ blog }) => blog.name)).not.toContain(name);
  const left = (await blogs())[0]?.blog.name ?? '';
  expect(left).not.toBe('');
  await t.db.query("update blogs set state = 'deactivated' where name = $1", [left]);
  expect((await blogs()).map(({ blog }) => blog.name)).not.toContain(left);
});

it('getDashboard counts no boop of a blog that the member blocks', async () => {
  const booped = await t.member('booped');
  await followAs(t, booped, followed.blogName);
  await t.db.query(
    "insert into boops (user_id, from_blog_id, to_blog_id, kind) values ($1, $2, $3, 'normal')",
    [followed.userId, followed.blogId, booped.blogId],
  );
  const boops = async () => {
    const { elements } = await page('/v2/timeline/dashboard?limit=50', booped);
    return elements.filter(({ objectType }) => objectType === 'boop_counter');
  };
  await followAs(t, booped, reader.blogName);
  for (let n = 0; n < 9; n += 1) await postAs(t, reader, `Note ${n}`);
  expect(await boops()).toMatchObject([{ counts: { received: 1 }, blog: { name: followed.blogName } }]);
  await t.injectAs(booped, { method: 'PUT', url: `/v2/user/blocks/${followed.blogName}` });
  expect(await boops()).toEqual([]);
});

it('getDashboard celebrates the birthday of an own blog, in the language of the reader', async () => {
  await t.db.query("update blogs set created_at = now() - interval '2 years' where name = $1", [
    reader.blogName,
  ]);
  const [celebration] = notPosts((await page('/v2/timeline/dashboard?limit=20')).elements);
  expect(celebration).toMatchObject({
    objectType: 'celebration',
    kind: 'blog_birthday',
    title: 'reader is 2 years old today',
    count: 2,
    canDismiss: true,
  });
  const german = await t.injectAs(reader, {
    url: '/v2/timeline/dashboard?limit=20',
    headers: { 'accept-language': 'de' },
  });
  expect(JSON.stringify(german.body)).toContain('reader wird heute 2 Jahre alt');
});

it('getDashboard celebrates no blog that its owner deactivated', async () => {
  const keeper = await t.member('keeper');
  await followAs(t, keeper, followed.blogName);
  await t.db.query("update blogs set created_at = now() - interval '3 years' where name = $1", [
    keeper.blogName,
  ]);
  expect(await celebrated(keeper)).toHaveLength(1);
  await t.db.query("update blogs set state = 'deactivated' where name = $1", [keeper.blogName]);
  expect(await celebrated(keeper)).toEqual([]);
});

async function celebrated(as = reader) {
  const { elements } = await page('/v2/timeline/dashboard?limit=50', as);
  return elements.flatMap((element) => (element.objectType === 'celebration' ? [element] : []));
}

it('getDashboard celebrates the first post and round numbers on their day only', async () => {
  const owner = await t.member('owner');
  await followAs(t, owner, followed.blogName);
  await postAs(t, owner, 'First');
  expect(await celebrated(owner)).toMatchObject([{ kind: 'first_post', title: 'owner has its first post' }]);
  for (let n = 0; n < 9; n += 1) await postAs(t, owner, `Post ${n}`);
  await t.db.query('update blogs set follower_count = 25 where name = $1', [owner.blogName]);
  await followAs(t, others[0] as Member, owner.blogName);
  await t.db.query('update blogs set follower_count = 25 where name = $1', [owner.blogName]);
  const titles = (await celebrated(owner)).map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['25 people follow owner', 'owner has 10 posts']);
  for (const table of ['posts', 'follows'])
    await t.db.query(
      `update ${table} x set position = x.position - (select max(position) from ${table}) + $2::bigint
        from blogs b where b.id = x.blog_id and b.name = $1`,
      [owner.blogName, firstPositionAt(Date.now() / 1000 - 90_000)],
    );
  expect(await celebrated(owner)).toEqual([]);
});

it('getDashboard says below its last post how many posts choices hide on all pages', async () => {
  const muting = await t.member('muting');
  const noisy = await t.member('noisy');
  await followAs(t, muting, followed.blogName);
  await followAs(t, muting, noisy.blogName);
  for (let n = 0; n < 3; n += 1) await postAs(t, noisy, { content: text('Loud'), tags: 'loud' });
  await t.injectAs(muting, {
    method: 'POST',
    url: '/v2/user/filtered_tags',
    payload: { filtered_tags: ['loud'], action: 'hide' },
  });
  const walked: Element[] = [];
  for (let next: string | undefined = '/v2/timeline/dashboard?limit=15'; next; ) {
    const read = await page(next, muting);
    walked.push(...read.elements);
    next = read.next;
  }
  const messages = walked.filter(({ objectType }) => objectType === 'timeline_message');
  expect(messages).toEqual([expect.objectContaining({ kind: 'filtered', hiddenCount: 3 })]);
  expect(walked.at(-1)).toBe(messages[0]);
  const shown = await page('/v2/timeline/dashboard?limit=50&show_hidden=true', muting);
  expect(shown.elements.some(({ objectType }) => objectType === 'timeline_message')).toBe(false);
});

it('getHubTimeline and getRecommendedTimeline send the tags that the member follows, to no visitor', async () => {
  const tagger = await t.member('tagger');
  for (let n = 0; n < 10; n += 1) await postAs(t, followed, { content: text(`Felt ${n}`), tags: 'felting' });
  for (const tag of ['felting', 'yarn', 'loom'])
    await t.injectAs(tagger, { method: 'POST', url: '/v2/user/tags/add', payload: { tag } });
  for (const url of ['/v2/hubs/felting/timeline?sort=recent', '/v2/explore/recommended']) {
    const { elements } = await page(url, tagger);
    expect(notPosts(elements)).toMatchObject([{ objectType: 'tag_ribbon', id: 'followed-tags' }]);
    const { body } = await t.inject(url);
    expect(notPosts(body.response.timeline.elements)).toEqual([]);
  }
});
