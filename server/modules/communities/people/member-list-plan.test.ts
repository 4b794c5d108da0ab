import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { withPlans } from '#tests/support/plans.ts';
import { membersOfCommunity } from './member-list-repository.ts';

let t: TestApp;
let anna: Member;
let communityId: string;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
  const handle = await newCommunity(t, anna, { title: 'Many' });
  const [row] = await t.db.query<{ id: string }>('select id from communities where handle = $1', [handle]);
  communityId = row?.id ?? '';
  await t.db.transaction(async (tx) => {
    await tx.query("select set_config('session_replication_role', 'replica', true)");
    await tx.query(
      `insert into space_members (space_id, space_kind, user_id, blog_id, role, joined_at)
       select $1, 'community', $2::bigint, 1000000 + n, 'member', now() - interval '1 minute' * (n * 7919 % 5000)
         from generate_series(1, 5000) n`,
      [communityId, anna.userId],
    );
  });
  await t.db.query('analyze');
});
afterAll(() => t.close());

test('membersOfCommunity reads the last joined of 5,000 members from an index, without sorting all', async () => {
  const { db, plans } = withPlans(t.db);
  const who = { filter: 'all' as const, search: undefined, viewerId: anna.userId };
  const page = { sort: 'joined' as const, after: undefined, offset: 0, limit: 21 };
  await membersOfCommunity(db, communityId, who, page);
  expect(plans[0]).toContain('space_members_newest');
  expect(plans[0]).not.toMatch(/Seq Scan on space_members m\b/);
});
