import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { actOfDecision, recordCommunityAct } from './audit-log-repository.ts';

let t: TestApp;
let anna: Member;
let communityId: string;
beforeAll(async () => {
  t = await buildTestApp();
  anna = await t.member('anna');
  const handle = await newCommunity(t, anna, { title: 'Club' });
  const [row] = await t.db.query<{ id: string }>('select id from communities where handle = $1', [handle]);
  communityId = row?.id ?? '';
});
afterAll(() => t.close());

function write() {
  return t.db.transaction((tx) =>
    recordCommunityAct(tx, {
      communityId,
      ...{ type: 'settings', action: 'settings_changed' },
      actor: { kind: 'member', blogId: anna.blogId },
      decisionId: '77',
      note: 'Warmer words',
      changes: [{ field: 'title', before: 'Club', after: 'The club' }],
    }),
  );
}
function all() {
  return t.db.query<{ id: string }>('select id from community_acts where community_id = $1', [communityId]);
}

test('recordCommunityAct writes an entry that the database lets nobody change or delete', async () => {
  const id = await write();
  const refusal = 'The log of a community is kept';
  await expect(t.db.query("update community_acts set note = '' where id = $1", [id])).rejects.toThrow(
    refusal,
  );
  await expect(t.db.query('delete from community_acts where id = $1', [id])).rejects.toThrow(refusal);
  await expect(t.db.query('truncate community_acts')).rejects.toThrow(refusal);
  const [row] = await t.db.query<{ note: string; changes: unknown; actor_kind: string }>(
    'select note, changes, actor_kind from community_acts where id = $1',
    [id],
  );
  expect(row).toEqual({
    note: 'Warmer words',
    actor_kind: 'member',
    changes: [{ field: 'title', before: 'Club', after: 'The club' }],
  });
  expect(await actOfDecision(t.db, '77')).toBe(id);
});

test('the log of a community goes with the community alone', async () => {
  await write();
  await t.db.query('delete from communities where id = $1', [communityId]);
  expect(await all()).toEqual([]);
});
