import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import {
  refusalOf,
  reportAs,
  reportPostAs,
  staffCalls,
  tellOfDecisions,
} from '#tests/support/staff-queue.ts';
import { endSuspensions } from './end-suspensions.ts';
import { sendDueNotices } from './notices.ts';
import { markTold } from './notices-repository.ts';

const HOUR_SECONDS = 3600;
const mailer = recordingMailer();
let t: TestApp;
let bystander: Bystander;
let anna: Member;
let ben: Member;
let wren: Member;
let as: Record<'wren' | 'cole', ReturnType<typeof staffCalls>>;
let last = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer });
  wren = await t.member('wren', { role: 'admin' });
  const cole = await t.member('cole', { role: 'admin' });
  [anna, ben] = [await t.member('anna'), await t.member('ben')];
  as = { wren: staffCalls(t, wren), cole: staffCalls(t, cole) };
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

/** Creates a reported post by a new author. */
async function reported(more: object = {}) {
  last += 1;
  const author = await t.member(`author-${last}`);
  const post = await postAs(t, author, 'Buy a watch');
  const id = await reportPostAs(t, anna, post, more);
  return { author, post, id, path: `/v2/blog/${author.blogName}/posts/${post.id}` };
}
async function reportedBlog() {
  last += 1;
  const author = await t.member(`seller-${last}`);
  await reportAs(t, anna, `/v2/blog/${author.blogName}/report`, { reason: 'spam' });
  return { author, id: `blog:${author.blogId}`, path: `/v2/blog/${author.blogName}/info` };
}
async function made(answer: Promise<{ status: number; body: AnyBody }>): Promise<AnyBody> {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.response.decisions[0];
}
const statusOf = async (path: string) => (await t.inject(path)).status;
const mailsTo = ({ email }: Member) => mailer.mails.filter(({ to }) => to === email);
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

it('createStaffDecisions takes a post down, and answers with the decision and the number of open entries', async () => {
  const { id, path } = await reported({ reason: 'copyright' });
  const before = (await as.wren.list()).body.response.counts.all;
  const said = { author_message: ' A shop is elsewhere. ', reporter_message: 'Thank you.' };
  const { status, body } = await as.wren.decide(id, 'remove', said);
  expect(status).toBe(201);
  const [decision] = body.response.decisions;
  expect(body.response).toMatchObject({ skipped: [], openCount: before - 1 });
  expect(decision).toMatchObject({
    ...{ itemId: id, outcome: 'remove', reason: 'copyright', authorMessage: 'A shop is elsewhere.' },
    ...{ reporterMessage: 'Thank you.', decidedBy: { name: 'wren' }, canRevoke: true },
  });
  expect(decision.noticeDueTs - decision.decidedTs).toBeGreaterThanOrEqual(10);
  expect(decision.noticeDueTs - decision.decidedTs).toBeLessThanOrEqual(12);
  expect(await statusOf(path)).toBe(404);
  const acts = await t.db.query<AnyBody>('select act, details from staff_acts order by id desc limit 1');
  expect(acts).toEqual([
    { act: 'decide-report', details: { outcome: 'remove', kind: 'post', message: 'A shop is elsewhere.' } },
  ]);
});

it('createStaffDecisions skips entries that are claimed, settled, gone or do not fit, and decides the others', async () => {
  const [claimed, settled, blog, one, two] = [
    (await reported()).id,
    (await reported()).id,
    (await reportedBlog()).id,
    (await reported()).id,
    (await reported()).id,
  ];
  await as.cole.claim(claimed);
  const first = await made(as.cole.decide(settled, 'dismiss'));
  const { body } = await as.wren.decide([claimed, settled, 'post:12', blog, one, two], 'label');
  expect(body.response.decisions.map(({ itemId }: AnyBody) => itemId)).toEqual([one, two]);
  expect(body.response.skipped).toMatchObject([
    { itemId: claimed, reason: 'claimed', claimedBy: { name: 'cole' } },
    { itemId: settled, reason: 'settled', decision: { id: first.id } },
    { itemId: 'post:12', reason: 'gone' },
    { itemId: blog, reason: 'outcome' },
  ]);
});

it('createStaffDecisions rejects outcomes that do not fit, ends without a suspension and far ends with 5016', async () => {
  const [post, blog] = [(await reported()).id, (await reportedBlog()).id];
  const refused = [
    await as.wren.decide(post, 'accepted'),
    await as.wren.decide(blog, 'remove'),
    await as.wren.decide(post, 'label', { until_ts: inSeconds(7200) }),
    await as.wren.decide(blog, 'suspend', { until_ts: inSeconds(60) }),
    await as.wren.decide(blog, 'suspend', { until_ts: inSeconds(400 * 24 * HOUR_SECONDS) }),
    await as.wren.decide([post, blog], 'dismiss', { replaces: '12' }),
    await as.wren.decide(post, 'dismiss', { author_message: 'x'.repeat(1001) }),
  ];
  expect(refused.map(refusalOf)).toEqual(refused.map(() => [400, 5016]));
  expect(refused.map(({ body }) => body.errors[0].field)).toEqual([
    ...['outcome', 'outcome', 'until_ts', 'until_ts', 'until_ts', 'replaces', 'author_message'],
  ]);
  expect((await as.wren.get(post)).body.response.item.state).toBe('open');
});

it('createStaffDecisions of two at once decides once, and the other hears of the decision with 4033', async () => {
  const { id, path } = await reported();
  const answers = await Promise.all([as.wren.decide(id, 'remove'), as.cole.decide(id, 'label')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const won = answers.find(({ status }) => status === 201)?.body.response.decisions[0];
  const lost = answers.find(({ status }) => status === 409)?.body.errors[0];
  expect(lost).toMatchObject({ code: 4033, staffDecision: { id: won.id, outcome: won.outcome } });
  expect(await statusOf(path)).toBe(won.outcome === 'remove' ? 404 : 200);
});

it('createStaffDecisions replaces the decision that `replaces` names, and no other', async () => {
  const { id, path, author } = await reported();
  const first = await made(as.cole.decide(id, 'remove'));
  expect(refusalOf(await as.wren.decide(id, 'dismiss'))).toEqual([409, 4033]);
  expect(refusalOf(await as.wren.decide(id, 'dismiss', { replaces: '12' }))).toEqual([409, 4033]);
  const second = await made(as.wren.decide(id, 'label', { replaces: first.id }));
  expect(await statusOf(path)).toBe(200);
  expect(refusalOf(await as.cole.undo(first.id))).toEqual([409, 4033]);
  await tellOfDecisions(t);
  // The replaced decision is told to nobody.
  expect(mailsTo(author).map(({ kind }) => kind)).toEqual(['labelled']);
  expect((await as.wren.get(id)).body.response.item.decision.id).toBe(second.id);
});

it('createStaffDecisions with one idempotency key decides once and answers the same again', async () => {
  const { id } = await reported();
  const call = {
    ...{ method: 'POST' as const, url: '/v2/admin/decisions' },
    payload: { item_ids: [id], outcome: 'dismiss' },
    headers: { 'idempotency-key': 'a-key-of-the-staff-queue' },
  };
  const [first, second] = [await t.injectAs(wren, call), await t.injectAs(wren, call)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.response.decisions[0].id).toBe(first.body.response.decisions[0].id);
});

it('A notice that was put off after it was found due is not sent, and a due one once', async () => {
  const { id } = await reported();
  const { body } = await as.wren.decide(id, 'dismiss');
  const decisionId = body.response.decisions[0].id;
  const mark = () => t.db.transaction((tx) => markTold(tx, decisionId));
  expect(await mark()).toBe(false);
  await t.db.query('update staff_decisions set notice_due_at = now() where id = $1', [decisionId]);
  expect([await mark(), await mark()]).toEqual([true, false]);
});

it('Notices reach the author and each reporter when they are due, once, also from two workers', async () => {
  const { id, author, post } = await reported();
  await reportPostAs(t, ben, post);
  await tellOfDecisions(t);
  const mailed = mailer.mails.length;
  await made(as.wren.decide(id, 'remove', { author_message: 'No shops.', reporter_message: 'It is gone.' }));
  await sendDueNotices({ db: t.db, services: t.app.services });
  await t.app.services.post.settled();
  expect(mailer.mails.length).toBe(mailed);
  await t.db.query('update staff_decisions set notice_due_at = now() where notice_due_at is not null');
  const context = { db: t.db, services: t.app.services };
  await Promise.all([sendDueNotices(context), sendDueNotices(context)]);
  await sendDueNotices(context);
  await t.app.services.post.settled();
  const mails = mailer.mails
    .slice(mailed)
    .filter(({ to }) => [author, anna, ben].some(({ email }) => email === to));
  expect(mails.map(({ to, kind }) => [to, kind]).toSorted()).toEqual(
    [
      [author.email, 'postTakenDown'],
      [anna.email, 'reportDecided'],
      [ben.email, 'reportDecided'],
    ].toSorted(),
  );
  expect(mails.find(({ to }) => to === author.email)?.text).toContain('No shops.');
  const toAuthor = mails.find(({ to }) => to === author.email)?.text ?? '';
  expect(toAuthor).not.toContain('anna');
  expect(mails.find(({ to }) => to === anna.email)?.text).toContain('It is gone.');
  const { item } = (await as.wren.get(id)).body.response;
  expect(item.decision).not.toHaveProperty('noticeDueTs');
});

it('editStaffDecision changes words and puts the notices off, held for two minutes, at most for ten', async () => {
  const { id, author } = await reported();
  const { id: decision, decidedTs } = await made(as.wren.decide(id, 'label'));
  const held = (await as.wren.edit(decision, { hold: true })).body.response.decision;
  expect(held.noticeDueTs - decidedTs).toBeGreaterThan(100);
  await t.db.query(
    `update staff_decisions set decided_at = now() - interval '9 minutes 30 seconds' where id = $1`,
    [decision],
  );
  const late = (await as.wren.edit(decision, { hold: true })).body.response.decision;
  expect(late.noticeDueTs - late.decidedTs).toBeLessThanOrEqual(601);
  const { body } = await as.wren.edit(decision, { author_message: ' Mind it. ', reason: 'adult_content' });
  expect(body.response.decision).toMatchObject({ authorMessage: 'Mind it.', reason: 'adult_content' });
  const review = await t.injectAs(author, `/v2/blog/${author.blogName}/posts/review`);
  expect(review.body.response.items).toMatchObject([{ message: 'Mind it.', reason: 'adult_content' }]);
  expect(refusalOf(await as.cole.edit(decision, { hold: true }))).toEqual([403, 4003]);
  expect(refusalOf(await as.wren.edit(decision, { until_ts: inSeconds(7200) }))).toEqual([400, 5016]);
  await tellOfDecisions(t);
  expect(mailsTo(author).map(({ text }) => text.includes('Mind it.'))).toEqual([true]);
  expect(refusalOf(await as.wren.edit(decision, { author_message: 'Too late' }))).toEqual([409, 4032]);
  expect(refusalOf(await as.wren.edit('12', { hold: true }))).toEqual([404, 4004]);
  expect(refusalOf(await as.wren.edit('none', { hold: true }))).toEqual([404, 4004]);
});

it('A suspension with an end closes the blog until then, and one that is undone or replaced does not end', async () => {
  const until_ts = inSeconds(2 * HOUR_SECONDS);
  const [timed, endless] = [await reportedBlog(), await reportedBlog()];
  const decision = await made(as.wren.decide(timed.id, 'suspend', { until_ts }));
  expect(decision.untilTs).toBe(until_ts);
  const later = (await as.wren.edit(decision.id, { until_ts: until_ts + 60 })).body.response.decision;
  expect(later.untilTs).toBe(until_ts + 60);
  const first = await made(as.wren.decide(endless.id, 'suspend', { until_ts }));
  await made(as.wren.decide(endless.id, 'suspend', { replaces: first.id, author_message: 'For good.' }));
  await endSuspensions(t.db);
  expect([await statusOf(timed.path), await statusOf(endless.path)]).toEqual([404, 404]);
  await tellOfDecisions(t);
  const told = [timed, endless].map(({ author }) => mailsTo(author).at(-1)?.text ?? '');
  expect(told.map((text) => text.includes('The suspension ends on'))).toEqual([true, false]);
  await t.db.query(
    `update staff_decisions set until_at = now() - interval '1 minute' where until_at is not null`,
  );
  await endSuspensions(t.db);
  expect([await statusOf(timed.path), await statusOf(endless.path)]).toEqual([200, 404]);
  expect((await as.wren.get(timed.id)).body.response.item.state).toBe('settled');
});

it('The end of one suspension leaves a blog closed that another decision keeps closed', async () => {
  const { author, id, path } = await reportedBlog();
  const post = await reportPostAs(t, ben, await postAs(t, author, 'A watch'));
  await made(as.wren.decide(id, 'suspend', { until_ts: inSeconds(7200) }));
  const forGood = await made(as.wren.decide(post, 'suspend'));
  await t.db.query(`update staff_decisions set until_at = now() - interval '1 minute' where item_id = $1`, [
    id,
  ]);
  await endSuspensions(t.db);
  expect(await statusOf(path)).toBe(404);
  expect((await as.wren.undo(forGood.id)).status).toBe(200);
  expect(await statusOf(path)).toBe(200);
});
