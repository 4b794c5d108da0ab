import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { sweepCommunities } from './deletion-repository.ts';

const DAY_MS = 86_400_000;
let t: TestApp;
let clock = Date.now();
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp({ now: () => clock });
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());

function codesOf({ body }: { body: { errors?: { code: number }[] } }) {
  return (body.errors ?? []).map(({ code }) => code);
}
function create(payload: object, by = anna) {
  return t.injectAs(by, { method: 'POST', url: '/v2/communities', payload });
}
function edit(handle: string, payload: object, by = anna) {
  return t.injectAs(by, { method: 'PUT', url: `/v2/communities/${handle}`, payload });
}
const read = (handle: string, by = anna, more = '') => t.injectAs(by, `/v2/communities/${handle}${more}`);
async function free(): Promise<void> {
  await t.db.query('update communities set created_by = null');
}

test('createCommunity makes a handle from the title and its creator the first admin', async () => {
  const { status, body } = await create({
    title: '  Fog Wätchers  ',
    guidelines: ['Fog only.', '  ', 'No kettles.'],
    tags: ['fog', '#Fog', 'weather'],
    categories: ['outdoors'],
  });
  const { community } = body.response;
  expect([status, community.name, community.title, community.mentionTag]).toEqual([
    ...[201, 'fog-watchers', 'Fog Wätchers', '@@fog-watchers'],
  ]);
  expect(community).toMatchObject({
    memberCount: 1,
    canEdit: true,
    canPost: true,
    visibility: 'public',
    joinType: 'free',
    tags: ['#Fog'.slice(1), 'weather'],
    guidelines: ['Fog only.', 'No kettles.'],
    membership: { isMember: true, role: 'admin', blogName: 'anna' },
    settings: { modsCanInvite: true, customQa: [] },
  });
  expect(community.categories.map(({ id }: { id: string }) => id)).toEqual(['outdoors']);
});

test('createCommunity refuses a category that does not exist', async () => {
  const answer = await create({ title: 'Elsewhere', categories: ['nowhere'] }, bela);
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'categories']);
});

test('createCommunity names the title alone when nothing was typed', async () => {
  expect(codesOf(await create({ title: ' ' }, bela))).toEqual([23102]);
  const answer = await create({ title: '霧' }, bela);
  expect([codesOf(answer), answer.body.errors[0].suggestedNames.length]).toEqual([[23101], 2]);
});

test('createCommunity allows one community a day', async () => {
  expect(codesOf(await create({ title: 'Another' }))).toEqual([4030]);
  clock += DAY_MS + 1000;
  await t.db.query("update communities set created_at = created_at - interval '1 day'");
  expect((await create({ title: 'Another' })).status).toBe(201);
});

test('createCommunity answers every wrong field at once, with free handles for a taken one [community-25]', async () => {
  const answer = await create({
    title: ' ',
    handle: 'FOG-watchers',
    description: 'x'.repeat(241),
    tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`),
    about: 'x'.repeat(5001),
    guidelines: Array.from({ length: 21 }, (_, at) => `Rule ${at}`),
    avatar_url: '/media/of-somebody-else/large.png',
    header_url: 'no address',
    privacy: true,
    join_type: 'free',
  });
  expect(answer.status).toBe(400);
  expect(codesOf(answer).toSorted()).toEqual([
    ...[23101, 23102, 23103, 23105, 23106, 23107, 23108, 23109, 23110],
  ]);
  const handle = answer.body.errors.find(({ code }: { code: number }) => code === 23101);
  expect(handle).toMatchObject({
    field: 'handle',
    suggestedNames: ['fog-watchers-club', 'fog-watchers-people'],
  });
});

test.each([
  ['new', 'reserved'],
  ['-fog', 'invalid'],
  ['fog.watchers', 'invalid'],
  ['Fog-Watchers', 'taken'],
])('checkCommunityHandle refuses %s as %s', async (handle, reason) => {
  const { body } = await t.inject(`/v2/community_handles/${handle}`);
  expect(body.response).toMatchObject({ available: false, reason });
});

test('checkCommunityHandle accepts a free handle', async () => {
  expect((await t.inject('/v2/community_handles/mist-2')).body.response).toEqual({
    handle: 'mist-2',
    available: true,
  });
});

test('createCommunity gives a handle to one of two members who take it at once, and the other code 23101', async () => {
  await free();
  const answers = await Promise.all([anna, bela].map((by) => create({ title: 'Same', handle: 'same' }, by)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(answers.flatMap(codesOf)).toEqual([23101]);
});

test('editCommunity changes only what is sent and counts the version up', async () => {
  const { version } = (await read('fog-watchers')).body.response.community;
  const { body } = await edit('fog-watchers', { prompt: 'Show the fog', mods_can_invite: false });
  expect(body.response.community).toMatchObject({
    version: version + 1,
    title: 'Fog Wätchers',
    prompt: 'Show the fog',
    guidelines: ['Fog only.', 'No kettles.'],
    settings: { modsCanInvite: false, inviteLinksEnabled: true },
  });
});

test('editCommunity refuses a form that was filled from another version, with the present one', async () => {
  const { version } = (await read('fog-watchers')).body.response.community;
  const answer = await edit('fog-watchers', { title: 'Mine', based_on: version - 1 });
  expect(codesOf(answer)).toEqual([4009]);
  expect(answer.body.errors[0].community).toMatchObject({ name: 'fog-watchers', version });
  expect((await read('fog-watchers')).body.response.community.title).toBe('Fog Wätchers');
});

test('editCommunity keeps the ids of rules that stay, by their id or by their text', async () => {
  const before = (await read('fog-watchers')).body.response.community.rules;
  const rules = [{ id: before[1].id, text: 'No kettles at all.' }, { text: 'New.' }];
  const changed = (await edit('fog-watchers', { rules })).body.response.community.rules;
  expect(changed.map(({ text }: { text: string }) => text)).toEqual(['No kettles at all.', 'New.']);
  expect(changed[0].id).toBe(before[1].id);
  const again = (await edit('fog-watchers', { guidelines: ['New.', 'No kettles at all.'] })).body.response
    .community;
  expect(again.rules.map(({ id }: { id: string }) => id)).toEqual([changed[1].id, changed[0].id]);
});

test('a changed handle leads to the community, is kept from others and changes again after seven days', async () => {
  const { body } = await edit('fog-watchers', { handle: 'mist-watchers' });
  expect(body.response.community).toMatchObject({ name: 'mist-watchers', handleCanChange: false });
  expect((await read('fog-watchers')).body.response.community.name).toBe('mist-watchers');
  expect((await t.inject('/v2/community_handles/fog-watchers')).body.response.reason).toBe('taken');
  expect(codesOf(await edit('mist-watchers', { handle: 'haar-watchers' }))).toEqual([23101]);
  await t.db.query("update communities set handle_changed_at = now() - interval '8 days'");
  expect((await edit('mist-watchers', { handle: 'fog-watchers' })).body.response.community.name).toBe(
    'fog-watchers',
  );
});

test('getCommunity shows the settings to admins alone', async () => {
  await joinAs(t, bela, 'fog-watchers');
  expect(codesOf(await read('fog-watchers', bela, '?context=edit'))).toEqual([4003]);
  expect((await read('fog-watchers', bela)).body.response.community.settings).toBeUndefined();
  expect(codesOf(await edit('fog-watchers', { title: 'Hers' }, bela))).toEqual([4003]);
});

test('a deleted community is gone for strangers, told to its members, and restored within 30 days', async () => {
  await free();
  const handle = await newCommunity(t, anna, { title: 'Short lived' });
  await joinAs(t, bela, handle);
  const url = `/v2/communities/${handle}`;
  expect(codesOf(await t.injectAs(bela, { method: 'DELETE', url }))).toEqual([4003]);
  expect((await t.injectAs(anna, { method: 'DELETE', url })).status).toBe(204);
  const [toMember, toAdmin] = [await read(handle, bela), await read(handle, anna)];
  expect([codesOf(toMember), codesOf(toAdmin)]).toEqual([[23206], [23206]]);
  expect(toMember.body.errors[0]).not.toHaveProperty('restorableUntilTs');
  const [row] = await t.db.query<{ until: number }>(
    "select floor(extract(epoch from deleted_at + interval '30 days'))::float8 as until from communities where handle = $1",
    [handle],
  );
  expect(Math.floor(toAdmin.body.errors[0].restorableUntilTs)).toBe(row?.until);
  expect(codesOf(await t.inject(url))).toEqual([4004]);
  expect(codesOf(await edit(handle, { title: 'Still' }))).toEqual([4004]);
  const restore = (by: Member) => t.injectAs(by, { method: 'POST', url: `${url}/restore`, payload: {} });
  expect(codesOf(await restore(bela))).toEqual([4003]);
  expect((await restore(anna)).body.response.community.memberCount).toBe(2);
  expect(codesOf(await restore(anna))).toEqual([4032]);
  await t.db.query("update communities set deleted_at = now() - interval '31 days' where handle = $1", [
    handle,
  ]);
  expect(codesOf(await restore(anna))).toEqual([4032]);
});

test('sweepCommunities deletes a community with its space after 30 days, and no other', async () => {
  await free();
  const ids: string[] = [];
  for (const days of [29, 31]) {
    const handle = await newCommunity(t, anna, { title: `Gone ${days} days` });
    const [row] = await t.db.query<{ id: string }>(
      'update communities set deleted_at = now() - make_interval(days => $2) where handle = $1 returning id',
      [handle, days],
    );
    ids.push(row?.id ?? '');
  }
  await sweepCommunities(t.db);
  const left = await t.db.query('select id from spaces where id = any($1::bigint[])', [ids]);
  expect(left).toEqual([{ id: ids[0] }]);
});

test('sweepCommunities lets go of the posts of a large community in batches, and goes on where it was interrupted', async () => {
  await free();
  const handle = await newCommunity(t, anna, { title: 'A large one' });
  await t.db.query(
    `insert into posts (id, blog_id, author_id, state, position, type, reblog_key, root_post_id, root_blog_id, community_id)
     select n.id, $1, $2, 'published', n.id, 'text', 'abcdefgh', n.id, $1, c.id
       from communities c, (select next_id() as id from generate_series(1, 101)) n where c.handle = $3`,
    [anna.blogId, anna.userId, handle],
  );
  await t.db.query("update communities set deleted_at = now() - interval '31 days' where handle = $1", [
    handle,
  ]);
  let batches = 0;
  const interrupted = {
    query: (sql: string, values: never) => {
      if (sql.startsWith('update posts')) batches += 1;
      if (batches > 1) throw new Error('The server stops');
      return t.db.query(sql, values);
    },
  };
  const left = () =>
    t.db.query(
      `select (select count(*)::int from communities where handle = $1) as communities,
              (select count(*)::int from posts where blog_id = $2 and state = 'published') as published,
              (select count(*)::int from posts where blog_id = $2 and state = 'private' and community_id is null) as private`,
      [handle, anna.blogId],
    );
  await expect(sweepCommunities(interrupted as never)).rejects.toThrow('The server stops');
  expect(await left()).toEqual([{ communities: 1, published: 1, private: 100 }]);
  // Counting each post anew would take most of the time of the deletion.
  const counted = await t.db.query('select post_count from communities where handle = $1', [handle]);
  expect(counted).toEqual([{ post_count: 101 }]);
  await sweepCommunities(t.db);
  expect(await left()).toEqual([{ communities: 0, published: 0, private: 101 }]);
});

test('sweepCommunities deletes the members of a large community in batches, before the community itself', async () => {
  await free();
  const handle = await newCommunity(t, anna, { title: 'A crowd' });
  const crowd = `
    insert into community_boards (community_id, path, title, sort_order) select id, 'all', 'All', 0 from communities where handle = '${handle}';
    insert into users (id, email, birth_date)
      select 700000000 + n, 'crowd-' || n || '@skein.example', '1990-01-01' from generate_series(1, 150) n;
    insert into blogs (id, owner_id, name, title)
      select 700000000 + n, 700000000 + n, 'crowd-' || n, 'Crowd' from generate_series(1, 150) n;
    insert into space_members (space_id, space_kind, user_id, blog_id, role)
      select c.id, 'community', b.owner_id, b.id, 'member' from communities c, blogs b
       where c.handle = '${handle}' and b.name like 'crowd-%';
    insert into community_readers (community_id, user_id) select c.id, m.user_id from communities c
      join space_members m on m.space_id = c.id where c.handle = '${handle}' on conflict do nothing;
    insert into community_board_readers (board_id, user_id) select b.id, m.user_id from communities c
      join community_boards b on b.community_id = c.id join space_members m on m.space_id = c.id
       where c.handle = '${handle}';
    update communities set deleted_at = now() - interval '31 days' where handle = '${handle}'`;
  await t.db.transaction((tx) => tx.script(crowd));
  const leftAtLast: unknown[] = [];
  const sizes: number[] = [];
  const watched = {
    query: async (sql: string, values: never) => {
      const rows = await t.db.query(sql, values);
      if (sql.startsWith('delete')) sizes.push(rows.length);
      return rows;
    },
    transaction: async (work: never) => {
      leftAtLast.push(
        ...(await t.db.query(
          `select (select count(*)::int from space_members where space_id = c.id) as members,
                  (select count(*)::int from community_readers where community_id = c.id) as readers,
                  (select count(*)::int from community_board_readers r join community_boards b on b.id = r.board_id
                    where b.community_id = c.id) as "boardReaders"
             from communities c where c.handle = $1`,
          [handle],
        )),
      );
      return t.db.transaction(work);
    },
  };
  await sweepCommunities(watched as never);
  expect(leftAtLast).toEqual([{ members: 0, readers: 0, boardReaders: 0 }]);
  expect(Math.max(...sizes)).toBe(100);
  expect(await t.db.query('select 1 from communities where handle = $1', [handle])).toEqual([]);
});
