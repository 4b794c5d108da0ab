import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs } from '#tests/support/posts.ts';
import { formWith, taggedWav } from '#tests/support/recordings.ts';
import { eraseDue } from './erase-member.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let mara: Member;
let bystander: Bystander;
let ottos: Awaited<ReturnType<typeof postAs>>;

beforeAll(async () => {
  t = await buildTestApp();
  [ivy, otto, mara] = [await t.member('ivy'), await t.member('otto'), await t.member('mara')];
  bystander = await makeBystander(t);
  ottos = await postAs(t, otto, 'A long scarf');
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

/**
 * Columns that refer to a member without a cascade, each with its treatment. A new table that refers to a member either
 * has `on delete cascade`, so that its rows are deleted with the member, or is listed here.
 */
const NAMED: Record<string, string> = {
  'blogs.owner_id':
    'the row stays without words, so that its name stays nobody else’s; a blog led by others goes to them',
  'posts.author_id':
    'emptied posts stay as rows that reblogs hang on; what was written for blogs of others is theirs',
  'replies.user_id': 'the row stays taken away, because answers hang on it; its words are gone',
  'media.owner_id': 'goes, unless something shows it that stays',
  'announcements.author_id': 'the announcement is the site’s and stays, without the name of who wrote it',
  'house_ads.author_id': 'the ad is the site’s and stays, without the name of who wrote it',
  'collection_invite_links.made_by': 'the link stays, without the name of who made it',
  'checkouts.user_id': 'what was paid is kept for the tax office, without the name of who paid',
  'campaigns.user_id':
    'what was paid is kept and goes back as far as it was not shown, without the name of who paid',
  'promotions.user_id': 'the promotion belongs to the blog, without the name of who put it forward',
  'payments.user_id': 'what was paid is kept for the tax office, without the name of who paid',
  'purchases.user_id': 'receipts are kept for the tax office, without the name of who paid',
  'shop_orders.user_id': 'what was paid is kept for the tax office, without the name of who paid',
  'subscriptions.user_id': 'its purchases are kept; nobody is charged for it any more',
  'communities.created_by':
    'the community belongs to its members and stays; the name only served a daily limit',
  'community_decisions.appeal_decided_by':
    'the answer to the appeal of somebody else stays, without the name of who decided',
  'community_decisions.decided_by': 'the decision about somebody else stays, without the name of who decided',
  'community_decisions.revoked_by': 'a decision that was undone stays, without the name of who undid it',
  'community_queue_items.claimed_by': 'what others wrote stays in the queue; the claim is over',
  'community_mutes.muted_by': 'the mute of somebody else stays, without the name of who muted',
  'staff_decisions.author_id': 'the record of what the staff decided stays, about a row without words',
  'staff_decisions.staff_id': 'the decision about somebody else stays, by a row without words',
  'staff_notes.staff_id': 'the note belongs to the site and stays, by a row without words',
  'space_bans.banned_by': 'the ban of somebody else stays, without the name of who banned',
};

async function references() {
  const rows = await t.db.query<{ name: string; goes: boolean }>(
    `select c.conrelid::regclass::text || '.' || a.attname as name, c.confdeltype = 'c' as goes
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
  );
  return rows;
}
async function act(url: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const { status } = await t.injectAs(ivy, { method, url: `/v2${url}`, payload });
  expect([url, Math.floor(status / 100)]).toEqual([url, 2]);
}
function due() {
  return t.db.query("update users set state = 'leaving', delete_at = now() where id = $1", [ivy.userId]);
}
const erase = () => eraseDue(t.db, t.app.services);
async function count(sql: string, ...values: string[]): Promise<number> {
  const [row] = await t.db.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values);
  return row?.n ?? -1;
}

it('Every foreign key to a member is deleted by cascade or listed with a reason', async () => {
  const stays = (await references()).filter(({ goes }) => !goes).map(({ name }) => name);
  expect(stays).toEqual(Object.keys(NAMED).sort());
});

it('eraseDue keeps members who are active or whose time to return is not over', async () => {
  await postAs(t, ivy, 'Still here');
  await erase();
  await t.db.query(
    "update users set state = 'leaving', delete_at = now() + interval '1 minute' where id = $1",
    [ivy.userId],
  );
  await erase();
  expect(await count("posts where author_id = $1 and state = 'published'", ivy.userId)).toBe(1);
  await t.db.query("update users set state = 'active', delete_at = null where id = $1", [ivy.userId]);
});

it('eraseDue leaves of a member whose time is over only what they wrote to others', async () => {
  const own = await postAs(t, ivy, 'My own words');
  await likeAs(t, otto, own);
  await followAs(t, otto, 'ivy');
  await likeAs(t, ivy, ottos);
  await followAs(t, ivy, 'otto');
  await act('/user/post/reply', {
    post_id: ottos.id,
    reblog_key: ottos.reblogKey,
    tumblelog: 'otto',
    reply_text: 'What I said',
  });
  await act('/user/tags/add', { tag: 'wool' });
  await act('/user/filtered_tags', { filtered_tags: ['rain'] });
  await act('/user/blocks/mara', {}, 'PUT');
  await addWriter(t.db, 'otto', ivy);
  const elsewhere = await postAs(t, ivy, 'Written for otto', 'otto');
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await t.app.services.media.addImage(ivy.userId, png);
  await t.app.services.sessions.start(ivy.userId);
  await due();
  await erase();
  for (const { name, goes } of await references()) {
    const [table = '', column = ''] = name.split('.');
    if (goes && !(table in t.app.services.memberData.keptRows))
      expect([name, await count(`${table} where ${column} = $1`, ivy.userId)]).toEqual([name, 0]);
  }
  expect(await count("posts where blog_id = $1 and state <> 'deleted'", ivy.blogId)).toBe(0);
  expect(await count("posts where author_id = $1 and content::text like '%My own words%'", ivy.userId)).toBe(
    0,
  );
  expect(await count("replies where user_id = $1 and (deleted_at is null or text <> '…')", ivy.userId)).toBe(
    0,
  );
  expect(await count('media where owner_id = $1', ivy.userId)).toBe(0);
  const [row] = await t.db.query<Record<string, unknown>>('select * from users where id = $1', [ivy.userId]);
  expect(row).toMatchObject({
    state: 'deleted',
    password_hash: null,
    birth_date: null,
    settings: {},
    delete_at: null,
  });
  expect(String(row?.email)).not.toContain('ivy');
  const [blog] = await t.db.query<Record<string, unknown>>('select * from blogs where id = $1', [ivy.blogId]);
  expect(blog).toMatchObject({ state: 'deactivated', name: 'ivy', title: '', follower_count: 0 });
  // Counters of other members decrease; their own data stays.
  const [counts] = await t.db.query('select like_count, following_count from users where id = $1', [
    otto.userId,
  ]);
  expect(counts).toEqual({ like_count: 0, following_count: 0 });
  const [tree] = await t.db.query('select like_count, reply_count from post_counts where root_post_id = $1', [
    ottos.id,
  ]);
  expect(tree).toEqual({ like_count: 0, reply_count: 0 });
  expect((await t.inject(`/v2/blog/otto/posts/${elsewhere.id}`)).status).toBe(200);
});

it('eraseDue hands a blog over to another admin of it', async () => {
  const pia = await t.member('pia');
  await addWriter(t.db, 'mara', pia, 'admin');
  await t.db.query("update users set state = 'leaving', delete_at = now() where id = $1", [mara.userId]);
  await erase();
  const [blog] = await t.db.query('select owner_id::text as owner, state from blogs where id = $1', [
    mara.blogId,
  ]);
  expect(blog).toEqual({ owner: String(pia.userId), state: 'active' });
});

it('eraseDue deletes audio, covers and unfinished uploads, and keeps pictures of link previews', async () => {
  const una = await t.member('una');
  const cover = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#224466' } })
    .png()
    .toBuffer();
  const image = { data: new Uint8Array(cover), mimeType: 'image/png', kind: 'coverFront' as const };
  const sound = await taggedWav(1, { title: 'Wind', images: [image] });
  const { body } = await t.injectAs(una, { method: 'POST', url: '/v2/media/audio', ...formWith(sound) });
  const { mediaKey } = body.response;
  const page = await t.app.services.media.addImage(
    una.userId,
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#664422' } })
      .png()
      .toBuffer(),
  );
  await t.db.query(
    "insert into link_previews (address_hash, preview, media_key) values ('\\x01', '{}', $1)",
    [page.mediaKey],
  );
  await t.db.query(
    `insert into uploads (id, owner_id, kind, state, bytes, media_key, expires_at)
     values (md5('una'), $1, 'audio', 'ready', 9, $2, now())`,
    [una.userId, mediaKey],
  );
  await t.db.query("update users set state = 'leaving', delete_at = now() where id = $1", [una.userId]);
  await erase();
  expect(await count("media where owner_id = $1 and kind = 'audio'", una.userId)).toBe(0);
  expect(await count('uploads where owner_id = $1', una.userId)).toBe(0);
  const left = await t.db.query('select key from media where owner_id = $1', [una.userId]);
  expect(left).toEqual([{ key: page.mediaKey }]);
  expect((await t.app.inject(body.response.media.url)).statusCode).toBe(404);
});
