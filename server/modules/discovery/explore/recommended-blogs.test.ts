import { afterAll, beforeAll, expect, test } from 'vitest';
import { recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { seedDemoWorld } from '#server/seed/seed-demo-world.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let t: TestApp;
let members: string[];
beforeAll(async () => {
  t = await buildTestApp();
  await seedDemoWorld(t.db, new Date());
  const rows = await t.db.query<{ user_id: string }>(
    `select f.user_id from follows f join tag_follows g on g.user_id = f.user_id
      group by f.user_id order by count(distinct f.blog_id) desc, f.user_id limit 12`,
  );
  members = rows.map(({ user_id }) => user_id);
});
afterAll(() => t.close());

/** Returns the rank of a blog among the first 50 recommended ones; 50 when it is not among them. */
async function placeOf(userId: string, blogId: string): Promise<number> {
  const place = (await recommendedBlogs(t.db, userId, 0, 50)).findIndex(({ id }) => id === blogId);
  return place === -1 ? 50 : place;
}

/** Returns the rank by popularity alone, among the blogs the member does not follow. */
async function popularPlaceOf(userId: string, blogId: string): Promise<number> {
  const rows = await t.db.query<{ id: string }>(
    `select id from blogs b where state = 'active' and not is_hidden and not is_unlisted and password_hash is null
        and post_count > 0 and id not in (select blog_id from follows where user_id = $1)
        and id not in (select blog_id from blog_members where user_id = $1)
      order by popularity desc, id desc limit 50`,
    [userId],
  );
  const place = rows.findIndex(({ id }) => id === blogId);
  return place === -1 ? 50 : place;
}

test('recommendedBlogs of the demo world ranks a formerly followed blog higher than popularity alone does', async () => {
  let [byRule, byPopularity] = [0, 0];
  for (const userId of members) {
    const follows = await t.db.query<{ blog_id: string; position: string }>(
      'select blog_id, position from follows where user_id = $1 order by position limit 8',
      [userId],
    );
    for (const { blog_id, position } of follows) {
      await t.db.query('delete from follows where user_id = $1 and blog_id = $2', [userId, blog_id]);
      byRule += await placeOf(userId, blog_id);
      byPopularity += await popularPlaceOf(userId, blog_id);
      await t.db.query('insert into follows (user_id, blog_id, position) values ($1, $2, $3)', [
        userId,
        blog_id,
        position,
      ]);
    }
  }
  expect(members.length).toBeGreaterThan(2);
  expect(byRule).toBeLessThan(byPopularity);
});

test('recommendedBlogs of the demo world contains no followed blog, and every kind of reason', async () => {
  const kinds = new Set<string>();
  for (const userId of members) {
    const followed = await t.db.query<{ blog_id: string }>('select blog_id from follows where user_id = $1', [
      userId,
    ]);
    const known = new Set(followed.map(({ blog_id }) => blog_id));
    for (const blog of await recommendedBlogs(t.db, userId, 0, 20)) {
      expect(known.has(blog.id)).toBe(false);
      kinds.add(blog.friends.length > 0 ? 'followedBy' : blog.common_tag ? 'tag' : 'popular');
    }
  }
  expect(kinds).toContain('tag');
  expect(kinds).toContain('followedBy');
});
