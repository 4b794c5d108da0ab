import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable, SqlValue } from '#server/db/database.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { countPaidPosts } from './profile-repository.ts';

let t: TestApp;
let anna: Member;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
  const { id } = await postAs(t, anna, { content: text('Open') });
  const [{ columns } = { columns: '' }] = await t.db.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
      where table_name = 'posts' and is_generated = 'NEVER'
        and column_name not in ('id', 'position', 'content', 'root_post_id', 'slug')`,
  );
  // Of 20,000 posts every thousandth has a part for supporters.
  await t.db.query(
    `insert into posts (id, position, content, root_post_id, slug, ${columns})
     select p.id + n, p.position + n,
            case when n % 1000 = 0 then '[{"type": "nested-blocks", "subtype": "paywall", "blocks": []}]'::jsonb else p.content end,
            p.id + n, p.slug || n, ${columns.replaceAll(/(^|, )/g, '$1p.')}
       from posts p, generate_series(1, 20000) n where p.id = $1`,
    [id],
  );
  await t.db.query('analyze posts');
});
afterAll(() => t.close());

test('countPaidPosts reads the posts with a part for supporters alone, of 20,000 on the blog', async () => {
  const plans: string[] = [];
  const explaining: Queryable = {
    ...t.db,
    query: async <Row extends object>(sql: string, values?: readonly SqlValue[]) => {
      const rows = await t.db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return t.db.query<Row>(sql, values);
    },
  };
  expect(await countPaidPosts(explaining, anna.blogId)).toBe(20);
  expect(plans[0]).toContain('posts_paid');
  expect(plans[0]).not.toContain('Seq Scan');
});
