import { afterAll, beforeAll, expect, it } from 'vitest';
import { suspend } from '#server/entities/user/suspensions-repository.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
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

let t: TestApp;
let bystander: Bystander;
let wren: Member;
let cole: Member;
let author: Member;
let reporters: Member[];
let as: Record<'wren' | 'cole', ReturnType<typeof staffCalls>>;
beforeAll(async () => {
  t = await buildTestApp({ mailer: recordingMailer() });
  wren = await t.member('wren', { role: 'admin' });
  cole = await t.member('cole', { role: 'admin' });
  author = await t.member('author');
  reporters = await Promise.all(['anna', 'ben'].map((name) => t.member(name)));
  as = { wren: staffCalls(t, wren), cole: staffCalls(t, cole) };
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const [anna, ben] = [() => reporters[0] as Member, () => reporters[1] as Member];

async function reported(words = 'Buy a watch', more: object = {}): Promise<string> {
  return reportPostAs(t, anna(), await postAs(t, author, words), more);
}
async function letter(): Promise<string> {
  const payload = { topic: 'bug', email: 'someone@example.test', text: 'It rains in.' };
  const { body } = await t.injectAs(anna(), { method: 'POST', url: '/v2/support/requests', payload });
  return `letter:${body.response.id}`;
}
async function ids(query = ''): Promise<string[]> {
  const { body } = await as.wren.list(`?limit=50${query}`);
  return body.response.items.map((item: AnyBody) => item.id);
}
async function settleAll(): Promise<void> {
  await t.db.query(
    `update reports set state = 'dismissed', outcome = 'dismiss', decided_at = now() where state = 'open'`,
  );
  await t.db.query(`update support_requests set state = 'closed'`);
  await t.db.query(
    `update conversation_flags set state = 'dismissed', outcome = 'dismiss', decided_at = now()`,
  );
}
/** Labels a post, against which its author appeals. */
async function appealed(): Promise<string> {
  const id = await reported('A loaf', { reason: 'adult_content' });
  await as.wren.decide(id, 'label');
  const url = `/v2/blog/author/posts/${id.slice(5)}/appeal`;
  await t.injectAs(author, { method: 'POST', url, payload: { text: 'It is bread.' } });
  const [row] = await t.db.query<{ id: string }>('select id::text from post_flags where post_id = $1', [
    id.slice(5),
  ]);
  return `appeal:${row?.id}`;
}

it('listStaffQueue has one entry for each reported thing, appeal and letter, with counts by type', async () => {
  await settleAll();
  const post = await postAs(t, author, 'Twice');
  const twice = await reportPostAs(t, anna(), post);
  await reportPostAs(t, ben(), post, { reason: 'hate', note: 'Look' });
  const appeal = await appealed();
  const asked = await letter();
  await reportAs(t, anna(), '/v2/blog/author/report', { reason: 'impersonation' });
  const said = await replyAs(t, ben(), post, 'Rude words');
  const { replyId } = said.body.response.note;
  await reportAs(t, anna(), '/v2/blog/author/notes/flag', {
    ...{ post_id: post.id, note_id: replyId, reason: 'harassment' },
  });
  const { body } = await as.wren.list();
  const { items, counts, links } = body.response;
  expect(items.map((item: AnyBody) => [item.id, item.type])).toEqual([
    [twice, 'report'],
    [appeal, 'appeal'],
    [asked, 'letter'],
    [`blog:${author.blogId}`, 'report'],
    [`reply:${replyId}`, 'report'],
  ]);
  expect(items[0]).toMatchObject({
    ...{ state: 'open', isUrgent: false, notes: [] },
    report: { kind: 'post', reason: 'hate', note: 'Look', reportCount: 2, post: { id: post.id } },
  });
  expect(items[1].appeal).toMatchObject({ text: 'It is bread.', outcome: 'label' });
  expect(items[2].supportRequest).toMatchObject({ text: 'It rains in.' });
  expect(counts).toEqual({ all: 5, reports: 3, appeals: 1, letters: 1 });
  expect(links).toEqual({});
  expect(await ids('&type=appeals')).toEqual([appeal]);
  expect(await ids('&type=letters')).toEqual([asked]);
  expect(await ids('&type=reports')).toHaveLength(3);
});

it('listStaffQueue lists those with a person in danger first, then the oldest first', async () => {
  await settleAll();
  const [old, danger, minors, young] = [
    await reported('Old'),
    await reported('Danger', { reason: 'self_harm' }),
    await reported('Minors', { reason: 'minors' }),
    await reported('Young'),
  ];
  await t.db.query(`update reports set created_at = now() - interval '9 days' where post_id = $1`, [
    young.slice(5),
  ]);
  const found = await ids('&type=reports');
  expect(found).toEqual([danger, minors, young, old]);
  const { body } = await as.wren.list('?type=reports');
  expect(body.response.items.map((item: AnyBody) => item.isUrgent)).toEqual([true, true, false, false]);
});

it.each(['open', 'settled'])(
  'listStaffQueue pages through %s entries of one time once each',
  async (state) => {
    await settleAll();
    const made: string[] = [];
    for (const words of ['One', 'Two', 'Three', 'Four', 'Five']) made.push(await reported(words));
    const posts = made.map((id) => id.slice(5));
    await t.db.query(`update reports set created_at = '2026-11-01' where post_id = any($1::bigint[])`, [
      posts,
    ]);
    if (state === 'settled') {
      await as.wren.decide(made, 'dismiss');
      await t.db.query(`update reports set decided_at = '2027-01-01' where post_id = any($1::bigint[])`, [
        posts,
      ]);
    }
    const seen: string[] = [];
    let query = `?state=${state}&type=reports&limit=2`;
    for (let page = 0; page < 9 && seen.length < 5; page += 1) {
      const { items, links } = (await as.wren.list(query)).body.response;
      seen.push(...items.map((item: AnyBody) => item.id));
      if (!links.next) break;
      query = new URL(links.next.href, 'http://site').search;
    }
    expect(seen.slice(0, 5).toSorted()).toEqual(made.toSorted());
    await t.db.query(`update reports set decided_at = '2026-01-01' where decided_at = '2027-01-01'`);
    expect((await as.wren.list('?cursor=nonsense')).body.errors[0].code).toBe(5039);
  },
);

it('listStaffQueue lists settled entries the last decided first, with the decision and closed letters', async () => {
  await settleAll();
  const [first, second] = [await reported('First'), await reported('Second')];
  const asked = await letter();
  await as.wren.decide(second, 'dismiss');
  await as.cole.decide(first, 'label', { author_message: 'Mind the label.' });
  const url = `/v2/admin/support_requests/${asked.slice(7)}/answers`;
  await t.injectAs(wren, { method: 'POST', url, payload: { text: 'A roof.', close: true } });
  const { body } = await as.wren.list('?state=settled&limit=3');
  expect(body.response.items).toMatchObject([
    { id: asked, state: 'settled', supportRequest: { state: 'closed' } },
    {
      id: first,
      decision: { outcome: 'label', authorMessage: 'Mind the label.', decidedBy: { name: 'cole' } },
    },
    { id: second, decision: { outcome: 'dismiss', canRevoke: true } },
  ]);
  expect(await ids()).not.toContain(first);
});

it('getStaffItem has every report with the record of its reporter, and the record of the author', async () => {
  await settleAll();
  const right = await reported('Right');
  await as.wren.decide(right, 'remove', { reason: 'hate' });
  const post = await postAs(t, author, 'Now');
  const id = await reportPostAs(t, anna(), post, { note: 'Again' });
  await reportPostAs(t, ben(), post);
  const { item } = (await as.wren.get(id)).body.response;
  expect(item.reports).toMatchObject([
    { reason: 'spam', reporter: { name: 'ben' }, record: { right: 0 } },
    { reason: 'spam', note: 'Again', reporter: { name: 'anna' } },
  ]);
  const [sent] = await t.db.query<{ right: number; total: number }>(
    `select count(*) filter (where state = 'acted')::int as right, count(*) filter (where state <> 'open')::int as total
       from reports where user_id = $1`,
    [anna().userId],
  );
  expect(sent?.right).toBeGreaterThan(0);
  expect(item.reports[1].record).toEqual(sent);
  const { blog, memberSinceTs, postCount, decisions } = item.author;
  expect(blog.name).toBe('author');
  expect(memberSinceTs).toBeGreaterThan(0);
  const [counted] = await t.db.query('select post_count from blogs where id = $1', [author.blogId]);
  expect(postCount).toBe(counted?.post_count);
  expect(decisions[0]).toMatchObject({ itemId: right, outcome: 'remove', reason: 'hate' });
  expect(decisions.map((one: AnyBody) => one.outcome)).not.toContain('dismiss');
  const shown = (await as.wren.list()).body.response.items.find((one: AnyBody) => one.id === id);
  expect([shown.reports, shown.author]).toEqual([undefined, undefined]);
});

it.each([
  'post:12',
  'none',
  'post:0',
  'blog:x',
  'appeal:9999999999999999999',
  'letter:12',
  'conversation:7',
  'reply:7',
])('The calls about an entry answer 4004 to the id %s', async (id) => {
  const answers = [
    await as.wren.get(id),
    await as.wren.claim(id),
    await as.wren.release(id),
    await as.wren.note(id, 'A note'),
    await as.wren.decide(id, 'dismiss'),
  ];
  expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 4004]));
});

it('claimStaffItem reserves an entry for ten minutes, and answers 4034 with who has it to a colleague', async () => {
  const id = await reported();
  const { item } = (await as.cole.claim(id)).body.response;
  expect(item).toMatchObject({ id, claimedBy: { name: 'cole' } });
  expect(item.claimedUntilTs - item.claimedTs).toBe(600);
  const refused = await as.wren.claim(id);
  expect(refusalOf(refused)).toEqual([409, 4034]);
  expect(refused.body.errors[0].claimedBy.name).toBe('cole');
  expect((await as.cole.claim(id)).status).toBe(200);
  const taken = await as.wren.claim(id, { take_over: true });
  expect(taken.body.response.item.claimedBy.name).toBe('wren');
  expect(refusalOf(await as.cole.decide(id, 'dismiss'))).toEqual([409, 4034]);
});

it('A claim ends by itself, and revokeStaffClaim ends one’s own and not that of a colleague', async () => {
  const id = await reported();
  await as.cole.claim(id);
  expect((await as.wren.release(id)).status).toBe(204);
  expect(refusalOf(await as.wren.claim(id))).toEqual([409, 4034]);
  await t.db.query(`update staff_claims set until = now() - interval '1 second' where item_id = $1`, [id]);
  expect((await as.wren.get(id)).body.response.item).not.toHaveProperty('claimedBy');
  expect((await as.wren.claim(id)).status).toBe(200);
  expect((await as.wren.release(id)).status).toBe(204);
  expect((await as.wren.release(id)).status).toBe(204);
  expect((await as.cole.claim(id)).status).toBe(200);
});

it('claimStaffItem answers 4033 with the decision to a settled entry, and the decision ends the claim', async () => {
  const id = await reported();
  await as.cole.claim(id);
  await as.cole.decide(id, 'remove');
  const refused = await as.wren.claim(id);
  expect(refusalOf(refused)).toEqual([409, 4033]);
  expect(refused.body.errors[0].staffDecision).toMatchObject({
    outcome: 'remove',
    decidedBy: { name: 'cole' },
  });
  expect(await t.db.query('select 1 from staff_claims where item_id = $1', [id])).toEqual([]);
});

it('claimStaffItem of two at once reserves it for one', async () => {
  const id = await reported();
  const answers = await Promise.all([as.wren.claim(id), as.cole.claim(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('answerSupportRequest and the other calls that decide refuse a colleague’s claim with 4034', async () => {
  const [asked, id, appeal] = [await letter(), await reported(), await appealed()];
  for (const one of [asked, id, appeal]) await as.cole.claim(one);
  const answering = { method: 'POST' as const, payload: { text: 'A roof.' } };
  const url = `/v2/admin/support_requests/${asked.slice(7)}/answers`;
  expect(refusalOf(await t.injectAs(wren, { ...answering, url }))).toEqual([409, 4034]);
  const [row] = await t.db.query<{ id: string }>('select id::text from reports where post_id = $1', [
    id.slice(5),
  ]);
  const deciding = { method: 'PUT' as const, payload: { outcome: 'dismiss' } };
  expect(refusalOf(await t.injectAs(wren, { ...deciding, url: `/v2/admin/reports/${row?.id}` }))).toEqual([
    409, 4034,
  ]);
  const rejecting = { method: 'PUT' as const, payload: { outcome: 'rejected' } };
  const of = `/v2/admin/appeals/${appeal.slice(7)}`;
  expect(refusalOf(await t.injectAs(wren, { ...rejecting, url: of }))).toEqual([409, 4034]);
  expect((await t.injectAs(cole, { ...answering, url })).status).toBe(201);
  expect(await t.db.query('select 1 from staff_claims where item_id = $1', [asked])).toEqual([]);
});

it('createStaffNote adds notes that stay with the settled entry, and rejects blank and long ones with 5016', async () => {
  const id = await reported();
  const { status, body } = await as.wren.note(id, '  The same shop as in October. ');
  expect(status).toBe(201);
  expect(body.response.note).toMatchObject({
    text: 'The same shop as in October.',
    author: { name: 'wren' },
  });
  await as.cole.note(id, 'I agree.');
  await as.wren.decide(id, 'dismiss');
  const { item } = (await as.wren.get(id)).body.response;
  expect(item.notes.map((note: AnyBody) => note.author.name)).toEqual(['wren', 'cole']);
  expect(refusalOf(await as.wren.note(id, '   '))).toEqual([400, 5016]);
  expect(refusalOf(await as.wren.note(id, 'x'.repeat(1001)))).toEqual([400, 5016]);
  expect((await as.wren.note(id, 'x'.repeat(1000))).status).toBe(201);
});

it('createStaffNote answers 4030 to the fifty-first note of an entry, and no other', async () => {
  const [id, other] = [await reported(), await reported()];
  await t.db.query(
    `insert into staff_notes (item_id, staff_id, text) select $1, $2, 'Note' from generate_series(1, 49)`,
    [id, wren.userId],
  );
  expect((await as.wren.note(id, 'The last')).status).toBe(201);
  expect(refusalOf(await as.wren.note(id, 'One more'))).toEqual([403, 4030]);
  expect((await as.wren.note(other, 'The first')).status).toBe(201);
});

it('An entry keeps its id when it is reported again, and is open with its last decision', async () => {
  const id = await reported();
  await as.wren.decide(id, 'dismiss');
  await reportPostAs(t, ben(), { id: id.slice(5), blogName: 'author' });
  const { item } = (await as.wren.get(id)).body.response;
  expect(item).toMatchObject({ state: 'open', report: { reportCount: 1 }, decision: { outcome: 'dismiss' } });
  expect(item.reports).toHaveLength(2);
  await tellOfDecisions(t);
});

it('The calls of the staff queue answer 403 to members and former staff, and 401 to suspended staff', async () => {
  const id = await reported();
  const member = staffCalls(t, bystander.member);
  const made = (await as.wren.decide(id, 'label')).body.response.decisions[0].id;
  const former = await t.member('former', { role: 'admin' });
  await t.db.query(`update users set role = 'member' where id = $1`, [former.userId]);
  const suspended = await t.member('gone', { role: 'admin' });
  await t.db.transaction((tx) => suspend(tx, suspended.userId, { reason: 'Sold the list.', ends: null }));
  const refused: [calls: typeof member, answer: [status: number, code: number]][] = [
    [member, [403, 4003]],
    [staffCalls(t, former), [403, 4003]],
    [staffCalls(t, suspended), [401, 1034]],
  ];
  for (const [calls, expected] of refused) {
    const answers = [
      await calls.list(),
      await calls.get(id),
      await calls.claim(id),
      await calls.release(id),
      await calls.note(id, 'A note'),
      await calls.decide(id, 'dismiss'),
      await calls.edit(made, { reason: 'hate' }),
      await calls.undo(made),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => expected));
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('anna');
  }
  expect((await t.inject('/v2/admin/queue')).status).toBe(401);
  expect((await t.inject(`/v2/admin/queue/${id}`)).status).toBe(401);
});
