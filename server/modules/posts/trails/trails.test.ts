import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { json } from '#server/db/database.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

const MOST_BYTES = 2_000_000;
let app: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

const weight = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
function ownWords(post: Pick<Post, 'content'>) {
  return post.content[0]?.type === 'text' ? post.content[0].text : '';
}

/** Returns text of nearly the maximum size of a post. */
function megabyte(first: string) {
  return [
    ...(text(first) ?? []),
    ...Array.from({ length: 235 }, () => ({ type: 'text' as const, text: 'x'.repeat(4096) })),
  ];
}

function reblog(member: Member, parent: Post, content: Post['content']) {
  return postAs(app, member, {
    content,
    parentPostId: parent.id,
    parentTumblelogUuid: parent.blog.uuid,
    reblogKey: parent.reblogKey,
  });
}

/** Returns every item of a list by following its links, with the size of the largest page. */
async function walk<Item>(url: string, key: string): Promise<{ items: Item[]; heaviest: number }> {
  const items: Item[] = [];
  let heaviest = 0;
  for (let next: string | undefined = url; next; ) {
    const { status, body } = await app.inject(next);
    expect(status).toBe(200);
    heaviest = Math.max(heaviest, weight(body));
    items.push(...body.response[key]);
    next = body.response.links.next?.href;
  }
  return { items, heaviest };
}

describe('A trail of 35 reblogs of one megabyte each', () => {
  let last: Post;
  beforeAll(async () => {
    last = await postAs(app, anna, { content: megabyte('part 0') });
    for (let at = 1; at <= 35; at += 1)
      last = await reblog(at % 2 ? bela : anna, last, megabyte(`part ${at}`));
  }, 120_000);

  it('A trail of 35 megabyte reblogs stores each part once', async () => {
    const [kept] = await app.db.query<{ parts: number; heaviest: number }>(
      `select (select count(*)::int from trail_parts) as parts,
              (select max(octet_length(trail::text))::int from posts) as heaviest`,
    );
    expect(kept).toMatchObject({ parts: 35 });
    expect(kept?.heaviest).toBeLessThan(10_000);
  });

  it('listBlogPosts with 35 megabyte reblogs returns every post in pages below two megabytes', async () => {
    for (const blog of ['anna', 'bela']) {
      const { items, heaviest } = await walk<Post>(`/v2/blog/${blog}/posts?limit=50`, 'posts');
      expect(heaviest).toBeLessThan(MOST_BYTES);
      expect(items.map((post) => Number(ownWords(post).split(' ')[1]))).toEqual(
        Array.from({ length: 18 }, (_, index) => 35 - 2 * index - (blog === 'anna' ? 1 : 0)),
      );
    }
    const { body } = await app.inject(`/v2/blog/bela/posts/${last.id}`);
    expect(weight(body)).toBeLessThan(MOST_BYTES);
    expect(body.response.post.trail.length + body.response.post.omittedTrailItems).toBe(35);
  });

  it('listTrail with 35 megabyte parts returns every part, root first, in pages below two megabytes', async () => {
    const { items, heaviest } = await walk<Post>(`/v2/blog/bela/posts/${last.id}/trail`, 'trail');
    expect(heaviest).toBeLessThan(MOST_BYTES);
    expect(items.map(ownWords)).toEqual(Array.from({ length: 35 }, (_, at) => `part ${at}`));
  });

  it('listBlogPosts with 35 megabyte reblogs keeps a pinned post within two megabytes as well', async () => {
    const pin = { method: 'POST', url: `/v2/blog/bela/posts/${last.id}/pin` } as const;
    const { status } = await app.injectAs(bela, pin);
    expect(status).toBe(204);
    const { items, heaviest } = await walk<Post>('/v2/blog/bela/posts?limit=50', 'posts');
    expect(heaviest).toBeLessThan(MOST_BYTES);
    expect(items.map(({ id }) => id)).toHaveLength(18);
    expect(items[0]?.id).toBe(last.id);
    expect(new Set(items.map(({ id }) => id)).size).toBe(18);
  });
});

it('listQueue with megabyte posts returns pages below two megabytes', async () => {
  for (let at = 0; at < 3; at += 1)
    await postAs(app, anna, { content: megabyte(`part ${at}`), state: 'queue' });
  const seen: string[] = [];
  for (let next: string | undefined = '/v2/blog/anna/posts/queue?limit=10'; next; ) {
    const { body } = await app.injectAs(anna, next);
    expect(weight(body)).toBeLessThan(MOST_BYTES);
    seen.push(...body.response.posts.map(ownWords));
    next = body.response.links.next?.href;
  }
  expect(seen).toEqual(['part 0', 'part 1', 'part 2']);
});

describe('createPost and listTrail of trails', () => {
  it('A trail keeps the content at the time of each reblog, and later reblogs get the edited content', async () => {
    const root = await postAs(app, anna, 'First words');
    const before = await reblogAs(app, bela, root, 'Before');
    await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/anna/posts/${root.id}`,
      payload: { content: text('Second words') },
    });
    const after = await reblogAs(app, bela, root, 'After');
    const again = await reblogAs(app, bela, root, 'Again');
    const read = async ({ id }: Post) =>
      (await app.inject(`/v2/blog/bela/posts/${id}`)).body.response.post.trail.map(ownWords);
    expect(await read(before)).toEqual(['First words']);
    expect(await read(after)).toEqual(['Second words']);
    expect(await read(again)).toEqual(['Second words']);
    const [kept] = await app.db.query<{ count: number }>(
      'select count(*)::int as count from trail_parts where post_id = $1',
      [root.id],
    );
    expect(kept?.count).toBe(2);
  });

  it('createPost of a reblog keeps the newest 250 parts of a longer trail', async () => {
    let post = await postAs(app, anna, 'part 0');
    const { db } = app;
    const [part] = await db.query<{ id: string }>(
      `insert into trail_parts (post_id, blog_id, blog_name, said_at, content, layout, tags)
       select id, blog_id, 'anna', now(), content, layout, '["old"]' from posts where id = $1 returning id`,
      [post.id],
    );
    const ref = { partId: part?.id, postId: post.id, blogId: '1', bytes: 100 };
    await db.query('update posts set trail = $2 where id = $1', [post.id, json(Array(249).fill(ref))]);
    post = await reblogAs(app, bela, post, 'the 250th');
    expect(post.trail.length + (post.omittedTrailItems ?? 0)).toBe(250);
    const next = await reblogAs(app, anna, post, 'the 251st');
    expect(next.trail.length + (next.omittedTrailItems ?? 0)).toBe(250);
    expect(next.trail.map(ownWords).slice(-2)).toEqual(['part 0', 'the 250th']);
  });

  it('listTrail answers 404 to members who may not see the post', async () => {
    const draft = await postAs(app, bela, { content: text('Not yet'), state: 'draft' });
    for (const [who, expected] of [
      [anna, 404],
      [bela, 200],
    ] as const) {
      const { status } = await app.injectAs(who, `/v2/blog/bela/posts/${draft.id}/trail`);
      expect(status).toBe(expected);
    }
  });

  it('listTrail rejects a cursor of another trail with 5039', async () => {
    const [one, other] = [await postAs(app, anna, 'One'), await postAs(app, anna, 'Other')];
    const cursor = app.app.services.cursors.write(`trail/${other.id}`, [1]);
    const { status, body } = await app.inject(`/v2/blog/anna/posts/${one.id}/trail?cursor=${cursor}`);
    expect([status, body.errors[0].code]).toEqual([400, 5039]);
  });
});

it('Migrating the trail tables back and forth keeps a trail unchanged', async () => {
  const own = await buildTestApp();
  const mara = await own.member('mara');
  const root = await postAs(own, mara, { content: text('Root'), tags: 'one, two' });
  const second = await reblogAs(own, mara, root, 'Second');
  const third = await reblogAs(own, mara, second, 'Third');
  const read = async () => (await own.inject(`/v2/blog/mara/posts/${third.id}`)).body.response.post.trail;
  const before = await read();
  await migrate(own.db, 10);
  const [copied] = await own.db.query<{ trail: { content: unknown; tags: string[]; blogName: string }[] }>(
    'select trail from posts where id = $1',
    [third.id],
  );
  expect(copied?.trail).toMatchObject([
    { content: text('Root'), tags: ['one', 'two'], blogName: 'mara' },
    { content: text('Second'), tags: [] },
  ]);
  await migrate(own.db);
  expect(await read()).toEqual(before);
  await own.close();
});
