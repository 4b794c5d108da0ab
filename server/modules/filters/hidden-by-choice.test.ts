import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let reader: Member;
let anna: Member;
let postId: string;

beforeAll(async () => {
  t = await buildTestApp();
  [reader, anna] = [await t.member('reader'), await t.member('anna')];
  await followAs(t, reader, 'anna');
  postId = (await postAs(t, anna, { content: text('Something about spiders'), tags: 'spiders' })).id;
});
afterAll(() => t.close());
afterEach(async () => {
  for (const table of ['filtered_tags', 'filtered_content', 'user_mutes', 'hidden_posts']) {
    await t.db.query(`delete from ${table} where user_id = $1`, [reader.userId]);
  }
});

const LISTS = [
  'timeline/dashboard?',
  'timeline?which=following&',
  'hubs/spiders/timeline?sort=recent&',
  'search/posts?query=spiders&',
  'explore/trending?',
  'explore/posts/text?',
  'blog/anna/posts?',
  'blog/anna/search?query=spiders&',
];

async function read(list: string, shows = false, member = reader) {
  const { body } = await t.injectAs(member, { url: `/v2/${list}show_hidden=${shows}` });
  const { timeline = body.response, posts } = body.response;
  const isPost = ({ objectType }: { objectType: string }) => objectType === 'post';
  const elements: { id: string }[] = posts ?? timeline.elements.filter(isPost);
  return { ids: elements.map(({ id }) => id), hidden: timeline.hiddenByChoice };
}

function send(url: string, payload: object) {
  return t.injectAs(reader, { method: 'POST', url: `/v2/${url}`, payload });
}

describe('Posts hidden by choice', () => {
  test.each(LISTS)('%s names the muted tag that hides its posts, and shows them on request', async (list) => {
    expect(await read(list)).toEqual({ ids: [postId], hidden: undefined });
    await send('user/filtered_tags', { filtered_tags: ['Spiders'], action: 'hide', expires_in: 86_400 });
    const hidden = {
      count: 1,
      reasons: [{ kind: 'tag', value: 'Spiders', count: 1, expiresTs: expect.any(Number) }],
    };
    expect(await read(list)).toEqual({ ids: [], hidden });
    expect(await read(list, true)).toEqual({ ids: [postId], hidden });
  });

  test('A list names filtered texts, muted blogs and hidden posts, each set aside by show_hidden', async () => {
    const [list = ''] = LISTS;
    const choices = [
      ['user/filtered_content', { filtered_content: ['about'], action: 'hide' }, 'content', 'about'],
      ['user/muted_blogs', { tumblelog: 'anna' }, 'muted_blog', 'anna'],
      ['user/hidden_posts', { post_id: postId }, 'hidden_post', ''],
    ] as const;
    for (const [url, body, kind, value] of choices) {
      expect((await send(url, body)).status).toBeLessThan(300);
      expect((await read(list)).hidden, kind).toEqual({ count: 1, reasons: [{ kind, value, count: 1 }] });
      expect((await read(list, true)).ids, kind).toEqual([postId]);
      for (const table of ['filtered_content', 'user_mutes', 'hidden_posts']) {
        await t.db.query(`delete from ${table} where user_id = $1`, [reader.userId]);
      }
    }
  });

  test('A list names a blocked blog and shows none of its posts on request', async () => {
    const list = 'hubs/spiders/timeline?sort=recent&';
    await t.injectAs(reader, { method: 'PUT', url: '/v2/user/blocks/anna' });
    const hidden = { count: 1, reasons: [{ kind: 'blocked_blog', value: 'anna', count: 1 }] };
    expect(await read(list)).toEqual({ ids: [], hidden });
    expect(await read(list, true)).toEqual({ ids: [], hidden });
    await t.injectAs(reader, { method: 'DELETE', url: '/v2/user/blocks/anna' });
  });

  test('Choices of one reader are named to nobody else', async () => {
    await send('user/filtered_tags', { filtered_tags: ['spiders'], action: 'hide' });
    expect(await read(LISTS[0] ?? '', false, anna)).toEqual({ ids: [postId], hidden: undefined });
  });
});
