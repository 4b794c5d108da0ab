import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, text } from '#tests/support/posts.ts';

/**
 * Every limit there is, with many requests at once: two are left, six come together, two get through. On PostgreSQL
 * (`TEST_DB=postgres`) they really run side by side.
 */

const LEFT = 2;
const AT_ONCE = 6;
let app: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
  await app.db.query('update blogs set can_submit = true where id = $1', [bela.blogId]);
});
afterAll(() => app.close());

async function form(at: number) {
  const picture = await sharp({
    create: { width: 8 + at, height: 8, channels: 3, background: { r: 40 * at, g: 1, b: 1 } },
  })
    .png()
    .toBuffer();
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]);
}

async function upload(member: Member, at: number): Promise<Reply<AnyBody>> {
  return app.injectAs(member, {
    method: 'POST',
    url: '/v2/media/image',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: await form(at),
  });
}

function create(member: Member, blog: string, state: string) {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${blog}/posts`,
    payload: { content: text('One of many'), state },
  });
}

/** Posts written behind the server's back. */
function fillPosts(author: Member, blogId: string, state: string, count: number) {
  return app.db.query(
    `insert into posts (id, blog_id, author_id, state, position, type, reblog_key, root_post_id, root_blog_id,
       queue_rank)
     select n.id, $2, $1, $3, case when $3 = 'published' then n.id end, 'text', 'abcdefgh', n.id, $2,
            case when $3 = 'queued' then n.id end
       from (select next_id() as id from generate_series(1, $4::int)) n`,
    [author.userId, blogId, state, count],
  );
}

interface Case {
  limit: keyof typeof limits;
  status: number;
  code: number;
  /** Brings the member to two below the limit. */
  fill: (most: number) => Promise<unknown>;
  /** What comes six times at once. */
  act: (member: Member, at: number) => Promise<Reply<AnyBody>>;
}

const cases: Case[] = [
  {
    limit: 'postsPerDay',
    status: 403,
    code: 8023,
    fill: (most) => fillPosts(anna, anna.blogId, 'published', most),
    act: (member) => create(member, member.blogName, 'published'),
  },
  {
    limit: 'queuedPosts',
    status: 403,
    code: 8022,
    fill: (most) => fillPosts(anna, anna.blogId, 'queued', most),
    act: (member) => create(member, member.blogName, 'queue'),
  },
  {
    limit: 'asksPerDay',
    status: 429,
    code: 4029,
    fill: (most) => fillPosts(anna, bela.blogId, 'ask', most),
    act: (member) => create(member, member === anna ? 'bela' : 'anna', 'ask'),
  },
  {
    limit: 'submissionsPerDay',
    status: 429,
    code: 4029,
    fill: (most) => fillPosts(anna, bela.blogId, 'submission', most),
    act: (member) => create(member, 'bela', 'submission'),
  },
  {
    limit: 'likesPerDay',
    status: 429,
    code: 1040,
    fill: (most) =>
      app.db.query(
        `insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id)
         select $1, n, 1, n, $2 from generate_series(1, $3::int) n`,
        [anna.userId, anna.blogId, most],
      ),
    act: async (member) => likeAs(app, member, await postAs(app, bela, 'Likeable')),
  },
  {
    limit: 'followsPerDay',
    status: 429,
    code: 4029,
    fill: (most) =>
      app.db.query(
        `with made as (
           insert into blogs (owner_id, name) select $2, 'fill-' || n from generate_series(1, $3::int) n returning id)
         insert into follows (user_id, blog_id) select $1, id from made`,
        [anna.userId, bela.userId, most],
      ),
    act: async (member, at) => {
      const name = `followed-${member.blogName}-${at}`;
      await app.db.query('insert into blogs (owner_id, name) values ($1, $2)', [bela.userId, name]);
      return followAs(app, member, name);
    },
  },
  {
    limit: 'imagesPerDay',
    status: 403,
    code: 8004,
    fill: (most) =>
      app.db.query(
        `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants)
         select 'filled0000000000' || n, $1, 'image', 'image/png', '\\x00', 1, '[]' from generate_series(1, $2::int) n`,
        [anna.userId, most],
      ),
    act: upload,
  },
];

describe.each(cases)('$limit', ({ limit, status, code, fill, act }) => {
  it('lets exactly as many through as are left, however many come at once, and nobody else is held up', async () => {
    await fill(limits[limit] - LEFT);
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(anna, at + 1)));
    const through = replies.filter((reply) => reply.status < 300);
    const refused = replies.filter((reply) => reply.status >= 300);
    expect(refused.map((reply) => [reply.status, reply.body.errors?.[0]?.code])).toEqual(
      Array(AT_ONCE - LEFT).fill([status, code]),
    );
    expect(through).toHaveLength(LEFT);
    expect((await act(bela, 9)).status).toBeLessThan(300);
  });
});
