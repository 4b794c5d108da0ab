import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import { type EventStream, openEventStream } from '#tests/support/live.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, text } from '#tests/support/posts.ts';

/** Time limit for a slow machine. */
const SOON = { timeout: 20_000 };

let t: TestApp;
/** The admin, a member, and somebody who follows the member's blog and is not in the community. */
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let uuid: string;
let serial = 0;
const open: EventStream[] = [];
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  [anna, bela] = [await t.member(`anna-${serial}`), await t.member(`bela-${serial}`)];
  cleo = await t.member(`cleo-${serial}`);
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, bela, handle);
  await followAs(t, cleo, bela.blogName);
  const [row] = await t.db.query<{ uuid: string }>('select uuid from communities where handle = $1', [
    handle,
  ]);
  uuid = row?.uuid ?? '';
});
afterEach(async () => {
  for (const heard of open.splice(0)) heard.disconnect();
  await expect.poll(() => t.app.services.live.size, SOON).toBe(0);
});

async function listening(member: Member): Promise<EventStream> {
  const heard = await openEventStream(t.app, member);
  open.push(heard);
  return heard;
}
const url = (rest = '') => `/v2/communities/${handle}${rest}`;
function comment(by: Member, post: string) {
  const payload = { content: text('Indeed') };
  return t.injectAs(by, { method: 'POST', url: url(`/posts/${post}/comments`), payload });
}
const kinds = ({ events }: EventStream) => events.map((event) => event.split(' ')[0]);

test('a post of a community is told to its members by its uuid, and not to followers of the blog', async () => {
  const [member, follower] = [await listening(anna), await listening(cleo)];
  await postInto(t, bela, handle);
  const news = `communities {"ids":["${uuid}"]}`;
  await expect.poll(() => member.events, SOON).toContain(news);
  await postInto(t, bela, handle);
  await expect.poll(() => member.events.filter((event) => event === news).length, SOON).toBe(2);
  expect(follower.events).toEqual(['ready']);
});

test('comments and reactions are told to members who read the community, and not to those who were here long ago', async () => {
  const { id } = await postInto(t, bela, handle);
  await t.db.query("update community_readers set used_at = now() - interval '1 hour' where user_id = $1", [
    bela.userId,
  ]);
  const [reader, away, outside] = [await listening(anna), await listening(bela), await listening(cleo)];
  await comment(bela, id);
  await t.injectAs(bela, { method: 'PUT', url: url(`/posts/${id}/reactions`), payload: { grapheme: '☕' } });
  await expect.poll(() => reader.events, SOON).toContain(`comments {"ids":["${id}"]}`);
  await expect.poll(() => reader.events, SOON).toContain(`reactions {"ids":["${id}"]}`);
  expect(kinds(away).filter((kind) => kind === 'comments' || kind === 'reactions')).toEqual([]);
  expect(outside.events).toEqual(['ready']);
});

test('a muted community is told only to those who read it; reading is told to the reader alone', async () => {
  await t.db.query(
    "update community_readers set is_muted = true, used_at = now() - interval '1 hour' where user_id = $1",
    [anna.userId],
  );
  const [muted, author] = [await listening(anna), await listening(bela)];
  await postInto(t, bela, handle);
  await expect.poll(() => kinds(author), SOON).toContain('communities');
  expect(kinds(muted)).not.toContain('communities');
  await t.injectAs(anna, { method: 'POST', url: url('/read'), payload: {} });
  await expect.poll(() => kinds(muted), SOON).toContain('communities');
  expect(kinds(author).filter((kind) => kind === 'communities')).toHaveLength(1);
});

test('the queue of a community is told to those who run it alone', async () => {
  const mona = await t.member(`mona-${serial}`);
  await joinAs(t, mona, handle);
  await giveRole(t, mona, handle, 'moderator');
  const { id } = await postInto(t, bela, handle);
  const [moderator, member] = [await listening(mona), await listening(bela)];
  const payload = { reason: 'spam' };
  await t.injectAs(anna, { method: 'POST', url: url(`/posts/${id}/report`), payload });
  await expect.poll(() => moderator.events, SOON).toContain(`moderation {"ids":["${uuid}"]}`);
  expect(kinds(member)).not.toContain('moderation');
});
