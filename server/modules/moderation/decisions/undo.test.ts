import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, replyAs } from '#tests/support/posts.ts';
import {
  refusalOf,
  reportAs,
  reportPostAs,
  staffCalls,
  tellOfDecisions,
} from '#tests/support/staff-queue.ts';

const mailer = recordingMailer();
let t: TestApp;
let anna: Member;
let as: Record<'wren' | 'cole', ReturnType<typeof staffCalls>>;
let last = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer });
  const wren = await t.member('wren', { role: 'admin' });
  const cole = await t.member('cole', { role: 'admin' });
  anna = await t.member('anna');
  as = { wren: staffCalls(t, wren), cole: staffCalls(t, cole) };
});
afterAll(() => t.close());

async function reported(more: object = {}) {
  last += 1;
  const author = await t.member(`author-${last}`);
  const post = await postAs(t, author, 'Buy a watch');
  const id = await reportPostAs(t, anna, post, more);
  return { author, post, id, path: `/v2/blog/${author.blogName}/posts/${post.id}` };
}
async function decided(
  id: string,
  outcome: 'dismiss' | 'label' | 'remove' | 'suspend' | 'accepted' | 'rejected',
  more = {},
) {
  const { status, body } = await as.wren.decide(id, outcome, more);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.response.decisions[0].id as string;
}
const statusOf = async (path: string) => (await t.inject(path)).status;
const kindsTo = ({ email }: Member) => mailer.mails.filter(({ to }) => to === email).map(({ kind }) => kind);
async function reportsOf(postId: string) {
  return t.db.query<AnyBody>('select state, outcome from reports where post_id = $1 order by id', [postId]);
}
async function told(author: Member): Promise<string[]> {
  const { body } = await t.injectAs(author, `/v2/blog/${author.blogName}/notifications`);
  return body.response.notifications.map(({ type }: AnyBody) => type);
}

it('revokeStaffDecision before the notices brings a post back to its place, and tells nobody', async () => {
  const { id, path, author, post } = await reported();
  const newer = await postAs(t, author, 'Newer');
  const decision = await decided(id, 'remove');
  const { status, body } = await as.wren.undo(decision);
  expect(status).toBe(200);
  expect(body.response.item).toMatchObject({ id, state: 'open' });
  expect(body.response.item).not.toHaveProperty('decision');
  expect(await statusOf(path)).toBe(200);
  const { posts } = (await t.inject(`/v2/blog/${author.blogName}/posts`)).body.response;
  expect(posts.map((one: AnyBody) => one.id)).toEqual([newer.id, post.id]);
  await tellOfDecisions(t);
  expect([kindsTo(author), await told(author)]).toEqual([[], []]);
  expect(await reportsOf(post.id)).toEqual([{ state: 'open', outcome: null }]);
  expect(refusalOf(await as.wren.undo(decision))).toEqual([409, 4033]);
  const acts = await t.db.query<AnyBody>('select act from staff_acts order by id desc limit 2');
  expect(acts.map(({ act }) => act)).toEqual(['revoke-decision', 'decide-report']);
});

it('revokeStaffDecision after the notices tells the author, once, and takes the notification back', async () => {
  const { id, author } = await reported();
  const decision = await decided(id, 'label');
  await tellOfDecisions(t);
  expect(await told(author)).toEqual(['post_flagged']);
  expect((await as.wren.undo(decision)).status).toBe(200);
  await t.app.services.post.settled();
  expect(kindsTo(author)).toEqual(['labelled', 'decisionUndone']);
  expect(await told(author)).toEqual([]);
});

it('revokeStaffDecision restores the label that the author had set', async () => {
  const { id, post } = await reported();
  const before = {
    labels: { hasCommunityLabel: true, categories: { general: true, violence: true } },
    content_rating: 'sensitive',
  };
  await t.db.query('update posts set labels = $2, content_rating = $3 where id = $1', [
    post.id,
    JSON.stringify(before.labels),
    'sensitive',
  ]);
  await as.wren.undo(await decided(id, 'label'));
  expect(await t.db.query('select labels, content_rating from posts where id = $1', [post.id])).toEqual([
    before,
  ]);
});

it('revokeStaffDecision opens a closed blog and brings back a removed reply with its count', async () => {
  const { author, post } = await reported();
  const said = await replyAs(t, anna, post, 'Rude words');
  const { replyId } = said.body.response.note;
  const witness = await t.member(`witness-${last}`);
  await reportAs(t, witness, `/v2/blog/${author.blogName}/notes/flag`, {
    ...{ post_id: post.id, note_id: replyId, reason: 'harassment' },
  });
  const counts = () => t.db.query('select reply_count from post_counts where root_post_id = $1', [post.id]);
  const before = await counts();
  const removal = await decided(`reply:${replyId}`, 'remove');
  expect(await counts()).not.toEqual(before);
  const { item } = (await as.wren.undo(removal)).body.response;
  expect(item.report.reply.replyText).toBe('Rude words');
  expect(await counts()).toEqual(before);
  expect(await t.db.query('select deleted_at from replies where id = $1', [replyId])).toEqual([
    { deleted_at: null },
  ]);
  await reportAs(t, anna, `/v2/blog/${author.blogName}/report`, { reason: 'spam' });
  const closing = await decided(`blog:${author.blogId}`, 'suspend');
  expect(await statusOf(`/v2/blog/${author.blogName}/info`)).toBe(404);
  await as.wren.undo(closing);
  expect(await statusOf(`/v2/blog/${author.blogName}/info`)).toBe(200);
});

it('revokeStaffDecision of an accepted appeal puts the label and the reports back, and opens the appeal', async () => {
  const { id, path, author, post } = await reported();
  await decided(id, 'label');
  await tellOfDecisions(t);
  await t.injectAs(author, { method: 'POST', url: `${path}/appeal`, payload: { text: 'It is bread.' } });
  const [row] = await t.db.query<{ id: string }>('select id::text from post_flags where post_id = $1', [
    post.id,
  ]);
  const appeal = `appeal:${row?.id}`;
  const decision = await decided(appeal, 'accepted');
  const rating = async () => (await t.inject(path)).body.response.post.contentRating;
  expect([await rating(), await reportsOf(post.id)]).toEqual([
    'clean',
    [{ state: 'dismissed', outcome: 'dismiss' }],
  ]);
  await tellOfDecisions(t);
  const { item } = (await as.wren.undo(decision)).body.response;
  expect(item).toMatchObject({ id: appeal, state: 'open', appeal: { state: 'open' } });
  expect([await rating(), await reportsOf(post.id)]).toEqual([
    'sensitive',
    [{ state: 'acted', outcome: 'label' }],
  ]);
  await t.app.services.post.settled();
  expect(kindsTo(author)).toEqual(['labelled', 'appealAccepted', 'decisionUndone']);
  expect(await told(author)).toEqual(['post_flagged']);
  expect(refusalOf(await as.wren.decide(appeal, 'dismiss'))).toEqual([400, 5016]);
  await decided(appeal, 'rejected');
  expect(await rating()).toBe('sensitive');
});

it('revokeStaffDecision lets the decision hold again that it had replaced', async () => {
  const { id, path, post } = await reported();
  const first = await decided(id, 'label', { author_message: 'Mind it.' });
  const second = await decided(id, 'remove', { replaces: first });
  expect(await statusOf(path)).toBe(404);
  const { item } = (await as.wren.undo(second)).body.response;
  expect(item).toMatchObject({
    state: 'settled',
    decision: { id: first, outcome: 'label', canRevoke: true },
  });
  expect((await t.inject(path)).body.response.post.contentRating).toBe('sensitive');
  const flags = await t.db.query('select outcome, message from post_flags where post_id = $1', [post.id]);
  expect(flags).toEqual([{ outcome: 'label', message: 'Mind it.' }]);
  await as.wren.undo(first);
  expect((await t.inject(path)).body.response.post.contentRating).toBe('clean');
});

it('revokeStaffDecision opens only the reports that the decision settled', async () => {
  const { id, post } = await reported();
  await decided(id, 'dismiss');
  const witness = await t.member('second-witness');
  await reportPostAs(t, witness, post);
  const second = await decided(id, 'label');
  expect((await as.wren.undo(second)).status).toBe(200);
  expect(await reportsOf(post.id)).toEqual([
    { state: 'dismissed', outcome: 'dismiss' },
    { state: 'open', outcome: null },
  ]);
});

it('revokeStaffDecision refuses colleagues with 4003, after a day with 4032, and unknown ids with 4004', async () => {
  const { id, path } = await reported();
  const decision = await decided(id, 'remove');
  expect(refusalOf(await as.cole.undo(decision))).toEqual([403, 4003]);
  await t.db.query(`update staff_decisions set decided_at = now() - interval '25 hours' where id = $1`, [
    decision,
  ]);
  expect(refusalOf(await as.wren.undo(decision))).toEqual([409, 4032]);
  expect((await as.wren.get(id)).body.response.item.decision.canRevoke).toBe(false);
  expect(await statusOf(path)).toBe(404);
  expect(refusalOf(await as.wren.undo('12'))).toEqual([404, 4004]);
  expect(refusalOf(await as.wren.undo('none'))).toEqual([404, 4004]);
});

it('revokeStaffDecision of two at once undoes once', async () => {
  const { id } = await reported();
  const decision = await decided(id, 'remove');
  const answers = await Promise.all([as.wren.undo(decision), as.wren.undo(decision)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
