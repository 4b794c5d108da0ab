import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, replyAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let watcher: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  watcher = await makeBystander(t);
});
afterAll(() => t.close());
afterEach(async () => {
  await watcher.expectUnchanged();
  for (const table of ['reports', 'user_blocks', 'hidden_posts']) await t.db.query(`delete from ${table}`);
});

function send(path: string, payload: object, member: Member = anna) {
  return t.injectAs(member, { method: 'POST', url: `/v2/blog/${path}`, payload });
}
function kept() {
  return t.db.query<{ user_id: string; post_id: string | null; reply_id: string | null; reason: string }>(
    'select user_id, post_id, reply_id, reason, note, post_ids, state from reports order by id',
  );
}

describe('reportPost, reportBlog and flagNote', () => {
  test("reportPost replaces the member's earlier report and hides the post when asked to", async () => {
    const post = await postAs(t, bela, 'Buy my boots');
    const url = `bela/posts/${post.id}/report`;
    const first = await send(url, { reason: 'spam', note: ' Boots again ' });
    expect([first.status, first.body.response.report]).toMatchObject([
      201,
      { reason: 'spam', note: 'Boots again', state: 'open' },
    ]);
    await t.db.query("update reports set state = 'dismissed'");
    const second = await send(url, { reason: 'harassment', hide: true });
    expect(second.body.response.report).toMatchObject({ reason: 'harassment', state: 'open' });
    expect(await kept()).toMatchObject([{ user_id: anna.userId, post_id: post.id, note: null }]);
    await send(url, { reason: 'spam' }, watcher.member);
    expect(await kept()).toHaveLength(2);
    await t.db.query('delete from reports where user_id = $1', [watcher.member.userId]);
    expect(await t.db.query('select user_id from hidden_posts')).toEqual([{ user_id: anna.userId }]);
  });

  test('reportBlog stores posts of that blog only and blocks it when asked to', async () => {
    const [theirs, mine] = [await postAs(t, bela, 'Theirs'), await postAs(t, anna, 'Mine')];
    const { status } = await send('bela/report', {
      reason: 'impersonation',
      post_ids: [theirs.id, mine.id, '9999999999999999999'],
      block: true,
    });
    expect([status, await kept()]).toMatchObject([201, [{ post_ids: [theirs.id], post_id: null }]]);
    expect((await t.injectAs(bela, '/v2/blog/anna/info')).status).toBe(404);
    expect((await send('bela/report', { reason: 'spam' })).status).toBe(201);
    expect(await kept()).toHaveLength(1);
  });

  test('flagNote stores a report of a reply beside one of its post', async () => {
    const post = await postAs(t, anna, 'A post');
    const { body } = await replyAs(t, bela, post, 'Rude');
    const { replyId } = body.response.note;
    await send(`anna/posts/${post.id}/report`, { reason: 'other' });
    const flag = { post_id: post.id, note_id: `reply-${replyId}`, reason: 'harassment' };
    expect((await send('anna/notes/flag', flag)).status).toBe(204);
    expect(await kept()).toMatchObject([{ reply_id: null }, { reply_id: replyId }]);
    const gone = await send('anna/notes/flag', { ...flag, note_id: 'reply-12' });
    expect(gone.body.errors[0].code).toBe(4004);
  });

  test('reportBlog and reportPost reject invalid reasons (5016), unknown subjects (4004) and oneself (4003)', async () => {
    const post = await postAs(t, bela, 'A post');
    const table = [
      ['bela/report', {}, 5016],
      ['bela/report', { reason: 'dull' }, 5016],
      ['bela/report', { reason: 'spam', note: 'x'.repeat(1001) }, 5016],
      ['nobody/report', { reason: 'spam' }, 4004],
      ['anna/report', { reason: 'spam', block: true }, 4003],
      ['anna/report', { reason: 'spam' }, 4003],
      [`anna/posts/${post.id}/report`, { reason: 'spam' }, 4004],
    ] as const;
    for (const [path, payload, code] of table) {
      expect([path, payload, (await send(path, payload)).body.errors[0].code]).toEqual([path, payload, code]);
    }
    expect(await kept()).toEqual([]);
    expect((await send('bela/report', { reason: 'spam', note: 'x'.repeat(1000) })).status).toBe(201);
  });
});
