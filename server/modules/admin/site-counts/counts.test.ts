import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

const DAY_MS = 86_400_000;
let clock = Date.now();
let t: TestApp;
let staff: Member;
beforeAll(async () => {
  t = await buildTestApp({ now: () => clock });
  staff = await t.member('staff', { role: 'admin' });
});
afterAll(() => t.close());

async function counts(): Promise<AnyBody> {
  const { status, body } = await t.injectAs(staff, '/v2/admin/counts');
  expect(status).toBe(200);
  return body.response;
}
function moved(table: string, column: string, id: string, days: number) {
  return t.db.query(`update ${table} set ${column} = $2 where id = $1`, [
    id,
    new Date(clock - days * DAY_MS).toISOString(),
  ]);
}

it('getSiteCounts returns totals, new members and blogs, and what waits for staff', async () => {
  const [old, week, gone, closed] = [
    await t.member('old'),
    await t.member('week'),
    await t.member('gone'),
    await t.member('closed'),
  ];
  clock = Date.now() + 5000;
  const when = [
    [old, 8],
    [week, 2],
  ] as const;
  for (const [member, days] of when) {
    await moved('users', 'created_at', member.userId, days);
    await moved('blogs', 'created_at', member.blogId, days);
  }
  await t.db.query("update users set state = 'deleted' where id = $1", [gone.userId]);
  await t.db.query("update users set state = 'suspended' where id = $1", [closed.userId]);
  await t.db.query("update blogs set state = 'suspended' where id = $1", [closed.blogId]);
  const post = await postAs(t, old, 'A long scarf');
  await postAs(t, week, 'A short one');
  await moved('posts', 'published_at', post.id, 3);
  await t.db.query(
    `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants, created_at)
     values (md5('a'), $1, 'image', 'image/png', '\\x01', 700, '[]', now()),
            (md5('b'), $1, 'image', 'image/png', '\\x02', 55, '[]', now() - interval '9 days')`,
    [old.userId],
  );
  await t.inject({
    method: 'POST',
    url: '/v2/support/requests',
    payload: { topic: 'bug', email: 'ivy@example.test', text: 'The fog is gone.' },
  });
  await t.injectAs(old, {
    method: 'POST',
    url: '/v2/blog/week/report',
    payload: { reason: 'spam' },
  });
  // Requests update the last activity, so this comes last.
  for (const [member, days] of when) {
    const seen = new Date(clock - days * DAY_MS).toISOString();
    await t.db.query('update sessions set last_seen_at = $2 where user_id = $1', [member.userId, seen]);
  }
  expect(await counts()).toEqual({
    members: { total: 3, day: 1, week: 2 },
    blogs: { total: 4, day: 2, week: 3 },
    posts: { total: 2, day: 1, week: 2 },
    uploads: { total: 2, day: 1, week: 1 },
    uploadBytes: 755,
    activeMembers: { day: 3, week: 4 },
    suspendedMembers: 1,
    waiting: {
      reports: 1,
      appeals: 0,
      campaigns: 0,
      supportRequests: 1,
      failedJobs: 0,
      stewardshipRequests: 0,
    },
    countedTs: Math.floor(clock / 1000),
  });
});

it('getSiteCounts recounts after one minute, and not before', async () => {
  const before = await counts();
  await t.member('newcomer');
  clock = before.countedTs * 1000 + 59_999;
  expect(await counts()).toEqual(before);
  clock = before.countedTs * 1000 + 60_000;
  expect((await counts()).members.total).toBe(before.members.total + 1);
});

it('getSiteCounts rejects a member with 403 and a visitor with 401', async () => {
  expect((await t.injectAs(await t.member('ivy'), '/v2/admin/counts')).status).toBe(403);
  expect((await t.inject('/v2/admin/counts')).status).toBe(401);
});
