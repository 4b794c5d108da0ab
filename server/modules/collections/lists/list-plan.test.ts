import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { withPlans } from '#tests/support/plans.ts';
import { listedCollections } from './list-repository.ts';

let t: TestApp;
let anna: Member;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
  await t.db.query("insert into collections (title) select 'C ' || n from generate_series(1, 1000) n");
  await t.db.query(
    `insert into space_members (space_id, space_kind, user_id, blog_id, role)
     select id, 'collection', $1, $2, 'owner' from collections`,
    [anna.userId, anna.blogId],
  );
  await t.db.query(
    `insert into collection_readers (collection_id, user_id, used_at)
     select id, $1, now() - interval '1 minute' * row_number() over () from collections`,
    [anna.userId],
  );
  await t.db.query('analyze');
});
afterAll(() => t.close());

test('listedCollections reads as many of 1,000 collections as the page is long', async () => {
  const { db, plans } = withPlans(t.db);
  const page = { after: undefined, limit: 21 };
  expect(await listedCollections(db, anna.userId, { kind: 'mine' }, page)).toHaveLength(21);
  expect(plans[0]).toContain('collection_readers_user');
  expect(plans[0]).not.toMatch(/Seq Scan on (collections|space_members|collection_readers)/);
});
