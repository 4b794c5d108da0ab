import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { eraseDue } from '#server/modules/account/erasure/erase-member.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let postId: string;
/** Address of a new private collection of Anna with a post and a rule. */
let url: string;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
  postId = (await postAs(t, anna, 'A post')).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  const rule = { clauses: [{ tags: ['Fog'] }, { blogs: [cleo.blogUuid] }] };
  const made = await newCollection(t, anna, { visibility: 'private', post_ids: [postId], rule });
  url = `/v2/collections/${made.id}`;
});

function invite(blog = 'bela', payload: object = { role: 'editor', message: 'You have more of these' }) {
  return t.injectAs(anna, { method: 'PUT', url: `${url}/invitations/${blog}`, payload });
}
async function link(payload: object = {}): Promise<components['schemas']['CollectionInviteLink']> {
  const request = {
    method: 'POST',
    url: `${url}/invite_hash`,
    payload: { role: 'contributor', ...payload },
  } as const;
  return (await t.injectAs(anna, request)).body.response.link;
}
function join(by: Member, more: object = {}) {
  const payload = { tumblelog: by.blogName, ...more };
  return t.injectAs(by, { method: 'PUT', url: `${url}/membership`, payload });
}
function leave(by: Member, query = '') {
  return t.injectAs(by, { method: 'DELETE', url: `${url}/membership${query}` });
}
async function invitation(hash: string, by?: Member) {
  const address = `/v2/collection_invitations/${hash}`;
  return (await (by ? t.injectAs(by, address) : t.inject(address))).body.response.invitation;
}
function setRole(blog: string, role: string) {
  return t.injectAs(anna, { method: 'PUT', url: `${url}/collaborators/${blog}`, payload: { role } });
}

test('an invited blog sees the private collection with its invitation, accepts it and has the role', async () => {
  expect((await t.injectAs(bela, url)).status).toBe(404);
  expect((await invite()).body.response.invitation).toMatchObject({
    role: 'editor',
    recipient: { name: 'bela' },
  });
  const seen = await t.injectAs(bela, url);
  expect(seen.body.response.invitation).toMatchObject({
    message: 'You have more of these',
    sender: { name: 'anna' },
  });
  expect(seen.body.response.brings).toMatchObject({
    blogs: [{ name: 'cleo' }, { name: 'anna' }],
    tags: [{ tag: 'Fog' }],
  });
  expect((await t.injectAs(anna, url)).body.response.brings).toBeUndefined();
  const { elements } = (await t.injectAs(bela, `${url}/timeline`)).body.response.timeline;
  expect(elements[0]).toMatchObject({
    objectType: 'collection_invite_header',
    inviter: { name: 'anna' },
    recipient: { name: 'bela' },
  });
  const received = await t.injectAs(bela, '/v2/user/collection_invitations');
  expect(received.body.response.invitations.length).toBe(1);
  expect((await join(bela)).body.response.collection).toMatchObject({ role: 'editor', canEdit: true });
  expect((await t.injectAs(bela, '/v2/user/collection_invitations')).body.response.invitations).toEqual([]);
  expect((await join(bela)).body.errors[0].code).toBe(4033);
  expect((await invite()).body.errors[0].code).toBe(4033);
});

test('an invitation is replaced by the next, withdrawn by an owner and declined by who was invited', async () => {
  await invite();
  await invite('bela', { role: 'contributor' });
  const list = async () => (await t.injectAs(anna, `${url}/invitations`)).body.response.invitations;
  expect(await list()).toMatchObject([{ role: 'contributor' }]);
  const revoke = (by: Member) => t.injectAs(by, { method: 'DELETE', url: `${url}/invitations/bela` });
  expect((await revoke(cleo)).status).toBe(404);
  expect((await revoke(bela)).status).toBe(204);
  expect(await list()).toEqual([]);
  await invite();
  expect((await revoke(anna)).status).toBe(204);
  expect((await join(bela)).body.errors[0].reason).toBe('invitation');
});

test('listReceivedCollectionInvitations pages by cursor, the last sent first', async () => {
  const titles = ['One', 'Two', 'Three'];
  for (const title of titles) {
    url = `/v2/collections/${(await newCollection(t, anna, { title })).id}`;
    await invite();
  }
  const seen: string[] = [];
  for (let next: string | undefined = '/v2/user/collection_invitations?limit=1'; next; ) {
    const { body } = await t.injectAs(bela, next);
    const { invitations, links } = body.response;
    seen.push(...invitations.map(({ collection }: { collection: { title: string } }) => collection.title));
    next = links.next?.href;
  }
  expect(seen).toEqual(titles.toReversed());
});

test('a blog that blocks the inviter is not found by an invitation', async () => {
  const dora = await t.member('dora');
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [dora.userId, anna.blogId, anna.userId],
  );
  expect((await invite('dora')).body.errors[0].reason).toBe('blog');
});

test('a link shows a private collection to a visitor and what it brings, and joining follows what was chosen', async () => {
  const { hash, url: page } = await link({ message: 'Come in' });
  expect(page).toContain(`/_labs/collections/anna/invite/${url.split('/').at(-1)}?invite_hash=${hash}`);
  expect(await invitation(hash)).toMatchObject({
    state: 'open',
    role: 'contributor',
    message: 'Come in',
    collection: { title: 'Quiet water' },
    brings: { blogs: [{ name: 'cleo' }, { name: 'anna' }], tags: [{ tag: 'Fog' }] },
  });
  expect((await t.inject(`${url}/timeline`)).status).toBe(404);
  expect((await t.inject(`${url}/timeline?invite_hash=${hash}`)).status).toBe(200);
  const chosen = { invite_hash: hash, follow_blogs: [cleo.blogUuid, bela.blogUuid], follow_tags: ['Fog'] };
  expect((await join(bela, chosen)).body.response.collection.role).toBe('contributor');
  const follows = await t.db.query('select 1 from follows where user_id = $1', [bela.userId]);
  expect(follows.length).toBe(1);
  const tags = await t.db.query('select tag from tag_follows where user_id = $1', [bela.userId]);
  expect(tags).toEqual([{ tag: 'fog' }]);
  expect(await invitation(hash, bela)).toMatchObject({ state: 'joined' });
});

test('a new member who joins and follows what was chosen is not asked for topics any more', async () => {
  const { hash } = await link();
  const [asked, done] = [await t.member('asked'), await t.member('done')];
  await t.db.query('update users set welcomed_at = null where id in ($1, $2)', [asked.userId, done.userId]);
  await join(asked, { invite_hash: hash });
  await join(done, { invite_hash: hash, follow_tags: ['Fog'] });
  const isAsked = async (by: Member) => (await t.injectAs(by, '/v2/user/info')).body.response.useNewWelcome;
  expect([await isAsked(asked), await isAsked(done)]).toEqual([true, false]);
});

test('a link that was revoked, has ended or is used up lets nobody in and shows no private collection', async () => {
  const states: [object, () => Promise<unknown>, string, number][] = [
    [{}, () => t.injectAs(anna, { method: 'DELETE', url: `${url}/invite_hash` }), 'revoked', 23301],
    [{}, () => link(), 'revoked', 23301],
    [
      { expires_in: 60 },
      () =>
        t.db.query(
          "update collection_invite_links set expires_at = now() - interval '1 hour' where revoked_at is null",
        ),
      'expired',
      23302,
    ],
    [{ max_uses: 1 }, () => t.db.query('update collection_invite_links set use_count = 1'), 'full', 23303],
  ];
  for (const [fields, end, state, code] of states) {
    const { hash } = await link(fields);
    await end();
    expect(await invitation(hash)).toEqual({ state, brings: { blogs: [], tags: [], previews: [] } });
    expect((await t.inject(`${url}?invite_hash=${hash}`)).status).toBe(404);
    const { status, body } = await join(cleo, { invite_hash: hash });
    expect([status, body.errors[0].code]).toEqual([403, code]);
  }
  expect((await join(cleo, { invite_hash: 'invented' })).body.errors[0].code).toBe(4004);
});

test('getCollectionInvitation says until when a link works, and nothing of one without an end', async () => {
  const before = Date.now() / 1000;
  const { hash } = await link({ expires_in: 3600 });
  const { expiresTs } = await invitation(hash);
  expect(expiresTs).toBeGreaterThanOrEqual(Math.floor(before) + 3600);
  expect(expiresTs).toBeLessThan(before + 3700);
  const endless = await link({});
  expect(await invitation(endless.hash)).not.toHaveProperty('expiresTs');
});

test('a link is used no oftener than it says', async () => {
  const { hash } = await link({ max_uses: 1 });
  const joined = await Promise.all([join(bela, { invite_hash: hash }), join(cleo, { invite_hash: hash })]);
  expect(joined.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('leaving or removing a collaborator keeps or takes the posts that they put in, as chosen', async () => {
  const { hash } = await link();
  const own = await postAs(t, bela, 'Of Bela');
  const keep = () => t.injectAs(bela, { method: 'POST', url: `${url}/posts`, payload: { post_id: own.id } });
  const count = async () => (await t.injectAs(anna, url)).body.response.collection.postCount;
  await join(bela, { invite_hash: hash });
  await keep();
  expect(await count()).toBe(2);
  expect((await leave(bela)).status).toBe(204);
  expect(await count()).toBe(2);
  expect((await leave(bela)).status).toBe(404);
  await join(bela, { invite_hash: hash });
  expect((await leave(bela, '?items=take&tumblelog=bela')).status).toBe(204);
  expect(await count()).toBe(1);
  await join(bela, { invite_hash: hash });
  const remove = (by: Member) => t.injectAs(by, { method: 'DELETE', url: `${url}/collaborators/bela` });
  expect((await remove(cleo)).status).toBe(404);
  expect((await remove(anna)).status).toBe(204);
  expect((await remove(anna)).body.errors[0].reason).toBe('member');
});

test('the last owner cannot leave, be removed or be made less before another owner is there', async () => {
  const codes = async () => [
    (await leave(anna)).body?.errors?.[0].code,
    (await t.injectAs(anna, { method: 'DELETE', url: `${url}/collaborators/anna` })).body?.errors?.[0].code,
    (await setRole('anna', 'editor')).body.errors?.[0].code,
  ];
  expect(await codes()).toEqual([4031, 4031, 4031]);
  await join(bela, { invite_hash: (await link()).hash });
  expect(await codes()).toEqual([4031, 4031, 4031]);
  expect((await setRole('bela', 'owner')).body.response.collaborator.role).toBe('owner');
  expect((await leave(anna)).status).toBe(204);
  expect((await t.injectAs(bela, url)).body.response.collection).toMatchObject({
    role: 'owner',
    blog: { name: 'bela' },
  });
});

test('a collection goes to the next collaborator with its last owner’s account, and is deleted without any', async () => {
  const owner = await t.member('ephemeral');
  const made = await newCollection(t, owner, { post_ids: [postId] });
  const alone = await newCollection(t, owner);
  url = `/v2/collections/${made.id}`;
  await t.db.query(
    `insert into space_members (space_id, space_kind, user_id, blog_id, role)
     select id, 'collection', $2, $3, 'contributor' from collections where uuid = $1`,
    [made.id, bela.userId, bela.blogId],
  );
  await t.db.query("delete from space_members where user_id = $1 and space_kind = 'collection'", [
    owner.userId,
  ]);
  expect((await t.injectAs(bela, url)).body.response.collection).toMatchObject({
    role: 'owner',
    postCount: 1,
  });
  expect((await t.inject(`/v2/collections/${alone.id}`)).status).toBe(404);
});

test('erasing an account takes its name and notes from posts in collections of others, which stay', async () => {
  const guest = await t.member('passing');
  await join(guest, { invite_hash: (await link()).hash });
  const own = await postAs(t, bela, 'Kept by a guest');
  const payload = { post_id: own.id, note: 'My words' };
  await t.injectAs(guest, { method: 'POST', url: `${url}/posts`, payload });
  await t.db.query("update users set state = 'leaving', delete_at = now() where id = $1", [guest.userId]);
  await eraseDue(t.db, t.app.services);
  const { body } = await t.injectAs(anna, `${url}/timeline`);
  const [first] = body.response.timeline.elements;
  expect(first.id).toBe(own.id);
  expect(first.collectionItem).toEqual({ place: 1, isFromRule: false, keptTs: expect.any(Number) });
  expect((await t.injectAs(anna, url)).body.response.collection.collaboratorCount).toBe(1);
});

test('an invitation shows the newest photo of each blog that a visitor may see, and a week of each tag', async () => {
  const photo = (by: Member, words: string) =>
    postAs(t, by, { content: [{ type: 'text', text: words }], tags: 'Fog' });
  const [old, newest, hidden] = [
    await photo(cleo, 'Old'),
    await photo(cleo, 'New'),
    await photo(anna, 'Hidden'),
  ];
  await t.db.query("update posts set type = 'photo' where id = any($1::bigint[])", [
    [old.id, newest.id, hidden.id],
  ]);
  await t.db.query("update posts set state = 'private' where id = $1", [hidden.id]);
  const { hash } = await link();
  const { brings } = await invitation(hash);
  expect(brings.previews).toMatchObject([{ postId: newest.id, blogName: 'cleo', summary: 'New' }]);
  expect(brings.tags).toEqual([{ tag: 'Fog', postsPerWeek: 3 }]);
  await t.db.query('update post_tags set position = 1');
  expect((await invitation(hash)).brings.tags).toEqual([{ tag: 'Fog', postsPerWeek: 0 }]);
});
