import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { text } from '#tests/support/posts.ts';
import { sendDueNotices } from './notices-repository.ts';

type Decision = components['schemas']['ModerationDecision'];

let t: TestApp;
/** The admin, a moderator, a writer who is new each time, and a reader. */
let anna: Member;
let mona: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let post: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, mona, cleo] = [await t.member('anna'), await t.member('mona'), await t.member('cleo')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  bela = await t.member(`bela-${serial}`);
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  for (const one of [mona, bela, cleo]) await joinAs(t, one, handle);
  await t.db.query(
    `update space_members set role = 'moderator' where user_id = $1
        and space_id = (select id from communities where handle = $2)`,
    [mona.userId, handle],
  );
  post = (await postInto(t, bela, handle)).id;
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
function report(by: Member, rest = '') {
  return t.injectAs(by, {
    ...{ method: 'POST', url: url(`/posts/${post}${rest}/report`) },
    payload: { reason: 'spam' },
  });
}
function moderate(by: Member, payload: object) {
  return t.injectAs(by, {
    ...{ method: 'POST', url: url('/moderation/decisions') },
    payload: { items: [{ post_id: post }], ...payload },
  });
}
async function decided(by: Member, payload: object): Promise<Decision> {
  const { body } = await moderate(by, payload);
  return body.response.decisions[0];
}
async function entry() {
  const { items } = (await t.injectAs(mona, url('/moderation/queue'))).body.response;
  return items[0];
}
const read = (by: Member) => t.injectAs(by, url(`/posts/${post}`));
async function listed(by: Member): Promise<string[]> {
  const { elements } = (await t.injectAs(by, url('/timeline'))).body.response.timeline;
  return elements.map(({ id }: { id: string }) => id);
}
async function counts() {
  const { community } = (await t.injectAs(cleo, url())).body.response;
  return { posts: community.postCount, unread: community.unreadPostCount };
}
async function comment(by: Member): Promise<string> {
  const written = await t.injectAs(by, {
    ...{ method: 'POST', url: url(`/posts/${post}/comments`) },
    payload: { content: text('Indeed') },
  });
  return written.body.response.comment.id;
}
async function told(by: Member): Promise<string[]> {
  const { notifications } = await notificationsOf(t, by);
  return notifications.map(({ type }) => type).filter((type) => type.startsWith('community_'));
}
function undo(by: Member, id: string) {
  return t.injectAs(by, { method: 'DELETE', url: url(`/moderation/decisions/${id}`) });
}
const decisions = (by: Member, query = '') => t.injectAs(by, url(`/moderation/decisions${query}`));
async function log(): Promise<string[]> {
  const rows = await t.db.query<{ action: string }>(
    `select a.action from community_acts a join communities c on c.id = a.community_id where c.handle = $1 order by a.id`,
    [handle],
  );
  return rows.map(({ action }) => action);
}

test('moderatePosts removes a post from all lists and counts; its author and moderators still read it', async () => {
  await report(cleo);
  const { id, version } = await entry();
  const before = await counts();
  const { body } = await moderate(mona, {
    ...{ action: 'remove', reason: 'spam', note: 'Third time' },
    items: [{ item_id: id, version }],
  });
  expect(body.response).toMatchObject({
    openCount: 0,
    skipped: [],
    decisions: [{ action: 'remove', postId: post }],
  });
  expect(await listed(mona)).not.toContain(post);
  expect(codesOf(await read(cleo))).toEqual([4004]);
  for (const by of [bela, mona, anna]) {
    const { post: shown } = (await read(by)).body.response;
    expect(shown.community).toMatchObject({ state: 'removed', removal: { reason: 'spam' } });
    expect(shown.content).toHaveLength(1);
  }
  expect(await counts()).toEqual({ posts: before.posts - 1, unread: before.unread - 1 });
  const search = await t.injectAs(cleo, url('/timeline?query=members'));
  expect(search.body.response.timeline.elements).toEqual([]);
  const written = await t.injectAs(cleo, {
    ...{ method: 'POST', url: url(`/posts/${post}/comments`) },
    payload: { content: text('Too late') },
  });
  expect(codesOf(written)).toEqual([23205]);
  expect(await log()).toEqual(['post_removed']);
});

test('notifications of a decision and of an answered appeal name the decision, which their reader may open', async () => {
  await report(cleo);
  const { id } = await decided(mona, { action: 'remove' });
  await t.injectAs(mona, { method: 'POST', url: url(`/moderation/decisions/${id}/notice`) });
  const [removed] = (await notificationsOf(t, bela)).notifications;
  expect(removed).toMatchObject({ type: 'community_post_removed', decisionId: id });
  expect((await t.injectAs(bela, url(`/moderation/decisions/${removed?.decisionId}`))).status).toBe(200);
  await t.injectAs(bela, {
    ...{ method: 'POST', url: url(`/moderation/decisions/${id}/appeal`) },
    payload: { text: 'Please look again' },
  });
  await t.injectAs(anna, {
    ...{ method: 'PUT', url: url(`/moderation/decisions/${id}/appeal`) },
    payload: { outcome: 'accepted' },
  });
  const [answered] = (await notificationsOf(t, bela)).notifications;
  expect(answered).toMatchObject({ type: 'community_appeal_outcome', decisionId: id });
});

test('revokeDecision puts a post back at its place and opens the reports again', async () => {
  await report(cleo);
  const newer = (await postInto(t, bela, handle, 'Newer')).id;
  const before = await counts();
  const { id } = await decided(mona, { action: 'remove' });
  const { body } = await undo(mona, id);
  expect(body.response.item).toMatchObject({ state: 'open', reportCount: 1, isHidden: false });
  expect(await listed(anna)).toEqual([newer, post]);
  expect(await counts()).toEqual(before);
  expect(await log()).toEqual(['post_removed', 'decision_undone']);
  expect(codesOf(await undo(mona, id))).toEqual([4033]);
  const [row] = await t.db.query<{ undone: boolean }>(
    `select exists (select 1 from community_acts u join community_acts a on a.id = u.undoes_id
        where a.action = 'post_removed' and u.decision_id = $1) as undone`,
    [id],
  );
  expect(row?.undone).toBe(true);
});

test('revokeDecision is for who decided within 24 hours, and for admins', async () => {
  const first = await decided(anna, { action: 'remove' });
  expect(codesOf(await undo(mona, first.id))).toEqual([4003]);
  await undo(anna, first.id);
  const second = await decided(mona, { action: 'remove' });
  await t.db.query("update community_decisions set decided_at = now() - interval '25 hours' where id = $1", [
    second.id,
  ]);
  expect(codesOf(await undo(mona, second.id))).toEqual([4032]);
  expect((await undo(anna, second.id)).status).toBe(200);
});

test('moderatePosts tells the second of two moderators what the first decided about one entry', async () => {
  await report(cleo);
  const { id } = await entry();
  const both = await Promise.all([
    moderate(mona, { action: 'remove', items: [{ item_id: id }] }),
    moderate(anna, { action: 'approve', items: [{ item_id: id }] }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = both.find(({ status }) => status === 409);
  const made = both.find(({ status }) => status === 201);
  expect(codesOf(refused ?? { status: 0 })).toEqual([4033]);
  expect(refused?.body.errors[0].decision.id).toBe(made?.body.response.decisions[0].id);
});

test('moderatePosts skips what is claimed, changed or gone, and decides the others', async () => {
  await report(cleo);
  const { id, version } = await entry();
  const other = (await postInto(t, bela, handle, 'Other')).id;
  await t.injectAs(anna, { method: 'POST', url: url(`/moderation/queue/${id}/claim`) });
  const single = await moderate(mona, { action: 'remove', items: [{ item_id: id }] });
  expect(codesOf(single)).toEqual([4034]);
  expect(single.body.errors[0].claimedBy.name).toBe('anna');
  const items = [{ item_id: id }, { post_id: other }, { post_id: '1' }];
  const { skipped, decisions: made } = (await moderate(mona, { action: 'remove', items })).body.response;
  expect(skipped).toMatchObject([
    { reason: 'claimed', itemId: id, claimedBy: { name: 'anna' } },
    { reason: 'gone', postId: '1' },
  ]);
  expect(made.map(({ postId }: Decision) => postId)).toEqual([other]);
  await report(mona);
  const late = await moderate(anna, { action: 'remove', items: [{ item_id: id, version }] });
  expect(late.body.response.skipped).toEqual([{ reason: 'changed', itemId: id }]);
});

test('moderatePosts approves, labels, takes the label away, sends back and restores', async () => {
  await report(cleo);
  await decided(mona, { action: 'approve' });
  expect(await entry()).toBeUndefined();
  await decided(mona, { action: 'label', categories: ['violence'] });
  const labels = async () => (await read(bela)).body.response.post.communityLabels;
  expect(await labels()).toMatchObject({
    hasCommunityLabel: true,
    categories: { violence: 'locked' },
    lastReporter: 'community_admin',
  });
  await decided(mona, { action: 'unlabel' });
  expect(await labels()).toMatchObject({ hasCommunityLabel: false, categories: {} });
  await decided(mona, { action: 'remove' });
  await decided(anna, { action: 'restore' });
  expect(await listed(cleo)).not.toContain(post);
  expect(await listed(mona)).toContain(post);
  const { id } = await decided(mona, { action: 'send_back', message: 'A title, please.' });
  const [row] = await t.db.query<{ state: string }>('select state from posts where id = $1', [post]);
  expect(row?.state).toBe('draft');
  await undo(mona, id);
  expect(await listed(mona)).toContain(post);
  expect(await log()).toEqual([
    ...['post_approved', 'post_labeled', 'post_unlabeled', 'post_removed', 'post_restored'],
    ...['post_sent_back', 'decision_undone'],
  ]);
});

test('moderatePosts removes a comment; its words stay for its author and moderators, and come back', async () => {
  const id = await comment(bela);
  await report(cleo, `/comments/${id}`);
  const { id: decisionId } = await decided(mona, {
    action: 'remove',
    items: [{ post_id: post, comment_id: id }],
  });
  const at = url(`/posts/${post}/comments/${id}`);
  expect(codesOf(await t.injectAs(cleo, at))).toEqual([4004]);
  for (const by of [bela, mona]) {
    const { comment: shown } = (await t.injectAs(by, at)).body.response;
    expect(shown).toMatchObject({ state: 'removed', content: [{ text: 'Indeed' }], removal: { decisionId } });
  }
  expect((await read(anna)).body.response.post.community.commentCount).toBe(0);
  const moderated = await t.injectAs(mona, url(`/moderation/posts/${post}/comments/${id}`));
  expect(moderated.body.response).toMatchObject({
    item: { kind: 'comment', state: 'decided', isHidden: true },
    comment: { id, content: [{ text: 'Indeed' }] },
    post: { id: post },
    decisions: [{ action: 'remove' }],
  });
  await undo(mona, decisionId);
  expect((await t.injectAs(bela, at)).body.response.comment.state).toBe('published');
});

test('the author and the reporters are told when the notices are due, and once', async () => {
  await report(cleo);
  const { id, noticeDueTs } = await decided(mona, {
    action: 'remove',
    message: 'Down',
    reporter_message: 'Thanks',
  });
  expect(noticeDueTs).toBeGreaterThan(Date.now() / 1000 + 14 * 60);
  await sendDueNotices(t.db);
  expect(await told(bela)).toEqual([]);
  expect((await decisions(bela)).body.response.decisions).toEqual([]);
  await t.db.query(
    "update community_decisions set notice_due_at = now() - interval '1 second' where id = $1",
    [id],
  );
  await sendDueNotices(t.db);
  await sendDueNotices(t.db);
  expect(await told(bela)).toEqual(['community_post_removed']);
  expect(await told(cleo)).toEqual(['community_report_outcome']);
  const { body } = await t.injectAs(cleo, { url: '/v2/blog/cleo/notifications' });
  expect(body.response.notifications[0]).toMatchObject({
    type: 'community_report_outcome',
    reportOutcome: { hasActed: true, message: 'Thanks' },
  });
  const [own] = (await decisions(bela)).body.response.decisions;
  expect(own).toMatchObject({ id, message: 'Down', canAppeal: true, canRevoke: false });
  for (const secret of ['decidedBy', 'note', 'reporterMessage', 'noticeDueTs'])
    expect(own).not.toHaveProperty(secret);
  const late = await t.injectAs(mona, { method: 'POST', url: url(`/moderation/decisions/${id}/notice`) });
  expect(codesOf(late)).toEqual([4033]);
  await undo(mona, id);
  expect(await told(bela)).toEqual([]);
  expect((await decisions(bela)).body.response.decisions).toEqual([]);
});

test('editDecision changes the words until the notices are sent, for who decided and admins', async () => {
  const { id } = await decided(anna, { action: 'remove' });
  const edit = (by: Member, payload: object) =>
    t.injectAs(by, { method: 'PATCH', url: url(`/moderation/decisions/${id}`), payload });
  expect(codesOf(await edit(mona, { message: 'Mine' }))).toEqual([4003]);
  const { decision } = (await edit(anna, { reason: 'off_topic', message: 'Elsewhere, please.' })).body
    .response;
  expect(decision).toMatchObject({ reason: 'off_topic', message: 'Elsewhere, please.' });
  await t.injectAs(mona, { method: 'POST', url: url(`/moderation/decisions/${id}/notice`) });
  expect(await told(bela)).toEqual(['community_post_removed']);
  expect(codesOf(await edit(anna, { message: 'Too late' }))).toEqual([4032]);
});

test('moderatePosts bans the author too, who still reads the decisions about themselves', async () => {
  const made = await moderate(mona, { action: 'remove', ban_user: true, ban_length_seconds: 3600 });
  const { decisions: both } = made.body.response;
  expect(both.map(({ action }: Decision) => action)).toEqual(['remove', 'ban']);
  expect(codesOf(await t.injectAs(bela, url('/timeline')))).toEqual([23020]);
  for (const { id } of both) {
    await t.injectAs(mona, { method: 'POST', url: url(`/moderation/decisions/${id}/notice`) });
  }
  const own = (await decisions(bela)).body.response.decisions;
  expect(own.map(({ action }: Decision) => action)).toEqual(['ban', 'remove']);
  const one = await t.injectAs(bela, url(`/moderation/decisions/${both[0].id}`));
  expect(one.body.response.decision.post.id).toBe(post);
  await undo(mona, both[1].id);
  expect((await t.injectAs(bela, url('/timeline'))).status).toBe(200);
});

test('a moderator without the right to ban bans nobody, and nobody bans an admin or themselves', async () => {
  await t.db.query(
    `update space_members set permissions = '{decide}' where user_id = $1
        and space_id = (select id from communities where handle = $2)`,
    [mona.userId, handle],
  );
  expect(codesOf(await moderate(mona, { action: 'remove', ban_user: true }))).toEqual([4003]);
  const own = (await postInto(t, anna, handle)).id;
  const items = [{ post_id: own }];
  expect(codesOf(await moderate(anna, { action: 'remove', ban_user: true, items }))).toEqual([4003]);
  expect((await read(anna)).status).toBe(200);
});

test('decisions are closed to members, strangers and other communities', async () => {
  const { id } = await decided(mona, { action: 'remove' });
  const dora = await t.member(`dora-${serial}`);
  const at = `/moderation/decisions/${id}`;
  expect(codesOf(await t.injectAs(cleo, url(at)))).toEqual([4004]);
  expect(codesOf(await t.injectAs(dora, url(at)))).toEqual([4003]);
  expect(codesOf(await decisions(dora))).toEqual([4003]);
  expect((await decisions(cleo)).body.response.decisions).toEqual([]);
  for (const by of [cleo, bela]) {
    expect(codesOf(await moderate(by, { action: 'restore' }))).toEqual([4003]);
    expect(codesOf(await undo(by, id))).toEqual([4003]);
    expect(codesOf(await t.injectAs(by, url(`/moderation/posts/${post}`)))).toEqual([4003]);
  }
  const other = await newCommunity(t, cleo, { title: `Other club ${serial}` });
  const foreign = { action: 'remove', items: [{ post_id: post }] };
  const tried = await t.injectAs(cleo, {
    ...{ method: 'POST', url: `/v2/communities/${other}/moderation/decisions`, payload: foreign },
  });
  expect(codesOf(tried)).toEqual([4004]);
  expect(codesOf(await t.injectAs(cleo, `/v2/communities/${other}${at}`))).toEqual([4004]);
});

const APPEAL = { text: 'It was about fog.' };
function appeal(by: Member, id: string, text = APPEAL.text) {
  const payload = { ...APPEAL, text };
  return t.injectAs(by, { method: 'POST', url: url(`/moderation/decisions/${id}/appeal`), payload });
}
function outcome(by: Member, id: string, payload: object) {
  return t.injectAs(by, { method: 'PUT', url: url(`/moderation/decisions/${id}/appeal`), payload });
}
async function toldRemoval(): Promise<string> {
  const { id } = await decided(mona, { action: 'remove' });
  await t.injectAs(mona, { method: 'POST', url: url(`/moderation/decisions/${id}/notice`) });
  return id;
}

test('appealDecision opens the entry for the moderators, once and for whom it concerns', async () => {
  const id = await toldRemoval();
  expect(codesOf(await appeal(cleo, id))).toEqual([4004]);
  // The one appeal is not used up by blanks.
  expect(codesOf(await appeal(bela, id, '  '))).toEqual([5016]);
  expect((await appeal(bela, id)).body.response.decision).toMatchObject({
    appeal: { text: APPEAL.text, state: 'open' },
    canAppeal: false,
  });
  expect(codesOf(await appeal(bela, id))).toEqual([4033]);
  expect(await entry()).toMatchObject({
    source: 'appeal',
    state: 'open',
    decision: { id },
    canDecide: false,
  });
  const ofAnna = (await t.injectAs(anna, url('/moderation/queue?type=appeals'))).body.response;
  expect(ofAnna).toMatchObject({ items: [{ canDecide: true }], counts: { appeals: 1 } });
  expect(await told(anna)).toContain('community_appeal');
});

test('appealDecision is refused before the notice, after 30 days, and for a decision that takes nothing', async () => {
  const { id } = await decided(mona, { action: 'remove' });
  expect(codesOf(await appeal(bela, id))).toEqual([4004]);
  await t.db.query(
    "update community_decisions set notice_due_at = null, decided_at = now() - interval '31 days' where id = $1",
    [id],
  );
  expect(codesOf(await appeal(bela, id))).toEqual([4032]);
  const restored = await decided(mona, { action: 'restore' });
  await t.injectAs(mona, { method: 'POST', url: url(`/moderation/decisions/${restored.id}/notice`) });
  expect(codesOf(await appeal(bela, restored.id))).toEqual([4032]);
});

test('setAppealOutcome brings a post back when the appeal is accepted, never by who decided', async () => {
  const id = await toldRemoval();
  await t.injectAs(bela, { method: 'DELETE', url: url('/membership') });
  await appeal(bela, id);
  expect(codesOf(await outcome(mona, id, { outcome: 'rejected' }))).toEqual([4003]);
  const { body } = await outcome(anna, id, { outcome: 'accepted', message: 'You are right.' });
  expect(body.response.decision.appeal).toMatchObject({ state: 'accepted', message: 'You are right.' });
  expect(await listed(anna)).toContain(post);
  expect(await entry()).toBeUndefined();
  expect(codesOf(await outcome(anna, id, { outcome: 'rejected' }))).toEqual([4033]);
  expect((await decisions(bela, '?appeal_state=accepted')).body.response.decisions).toMatchObject([{ id }]);
  expect((await log()).at(-1)).toBe('appeal_accepted');
});

test('setAppealOutcome keeps a post away when the appeal is rejected', async () => {
  const id = await toldRemoval();
  await appeal(bela, id);
  await outcome(anna, id, { outcome: 'rejected' });
  expect(codesOf(await read(cleo))).toEqual([4004]);
  expect(await told(bela)).toContain('community_appeal_outcome');
  expect(
    codesOf(await outcome(anna, (await decided(anna, { action: 'restore' })).id, { outcome: 'rejected' })),
  ).toEqual([4004]);
});

test('a removed post stays removed when its author edits it, publishes it or takes an earlier bulk change back', async () => {
  const blog = `/v2/blog/${bela.blogName}`;
  const changed = await t.injectAs(bela, {
    ...{ method: 'POST', url: `${blog}/posts/bulk` },
    payload: { action: 'add_tags', ids: [post], tags: ['fog'], dry_run: false },
  });
  expect(changed.body.response.changed).toBe(1);
  await decided(mona, { action: 'remove' });
  const { undoToken } = changed.body.response;
  await t.injectAs(bela, {
    ...{ method: 'POST', url: `${blog}/posts/bulk/undo` },
    payload: { undo_token: undoToken },
  });
  expect(await listed(anna)).toEqual([]);
  const edited = await t.injectAs(bela, {
    ...{ method: 'PUT', url: `${blog}/posts/${post}` },
    payload: { content: text('Better words'), state: 'published' },
  });
  expect([edited.status, await listed(anna)]).toEqual([edited.status, []]);
  const published = await t.injectAs(bela, {
    method: 'POST',
    url: `${blog}/posts/${post}/publish`,
    payload: {},
  });
  expect([published.status, await listed(anna)]).toEqual([published.status, []]);
  expect((await read(mona)).body.response.post.community.state).toBe('removed');
});
