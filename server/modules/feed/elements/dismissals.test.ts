import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogElementId } from '#server/feed/elements/blog-element-id.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

let t: TestApp;
let reader: Member;
let writer: Member;

beforeAll(async () => {
  t = await buildTestApp();
  [reader, writer] = [await t.member('reader'), await t.member('writer')];
  await postAs(t, writer, 'Wool');
});
afterAll(() => t.close());

const PLACE = '/v2/user/dismissed_elements';

const dismiss = (payload: object, as = reader) => t.injectAs(as, { method: 'POST', url: PLACE, payload });

async function stored(): Promise<string[]> {
  const rows = await t.db.query<{ element_id: string }>(
    'select element_id from dismissed_elements where user_id = $1 order by element_id',
    [reader.userId],
  );
  return rows.map(({ element_id: id }) => id);
}

async function recommended(): Promise<string[]> {
  const { body } = await t.injectAs(reader, '/v2/explore/recommended/blogs');
  return body.response.blogs.map(({ name }: { name: string }) => name);
}

it('dismissTimelineElement stores an element once, and cancelElementDismissal removes it', async () => {
  for (let time = 0; time < 2; time += 1)
    expect((await dismiss({ object_type: 'announcement', id: 'news-1' })).status).toBe(204);
  expect(await stored()).toEqual(['news-1']);
  const remove = () => t.injectAs(reader, { method: 'DELETE', url: `${PLACE}/announcement/news-1` });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(await stored()).toEqual([]);
});

it.each([
  [{ object_type: 'post', id: '1' }, 'object_type'],
  [{ object_type: 'hologram', id: '1' }, 'object_type'],
  [{ object_type: 'announcement', id: 'with space' }, 'id'],
  [{ object_type: 'announcement' }, 'id'],
])('dismissTimelineElement rejects %j', async (payload, field) => {
  const { status, body } = await dismiss(payload);
  expect(status).toBe(400);
  expect(body.errors[0].field).toBe(field);
});

it('dismissTimelineElement of a blog removes it from the recommendations, and Undo brings it back', async () => {
  expect(await recommended()).toContain(writer.blogName);
  const { body } = await t.injectAs(reader, `/v2/blog/${writer.blogName}/info`);
  const id = blogElementId(body.response.blog.uuid);
  await dismiss({ object_type: 'blog', id });
  expect(await recommended()).not.toContain(writer.blogName);
  await t.injectAs(reader, { method: 'DELETE', url: `${PLACE}/blog/${id}` });
  expect(await recommended()).toContain(writer.blogName);
});

it('dismissTimelineElement keeps the newest 500', async () => {
  await t.db.query(
    `insert into dismissed_elements (user_id, object_type, element_id, created_at)
     select $1, 'announcement', 'old-' || n, now() - interval '1 day' from generate_series(1, 505) n`,
    [reader.userId],
  );
  await dismiss({ object_type: 'announcement', id: 'newest' });
  const ids = await stored();
  expect(ids).toHaveLength(500);
  expect(ids).toContain('newest');
});
