import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';

const mailer = recordingMailer();
let t: TestApp;
let staff: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp({ mailer });
  staff = await t.member('staff', { role: 'admin' });
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const letter = { topic: 'bug', email: 'ivy@example.test', text: 'The fog is gone.' };
/** Each request has a network address of its own, unless one is given. */
let last = 0;
function write(payload: object, from?: string) {
  last += 1;
  const remoteAddress = from ?? `10.0.${last}.1`;
  return t.inject({ method: 'POST', url: '/v2/support/requests', payload, remoteAddress });
}
function list(query = '', as = staff) {
  return t.injectAs(as, `/v2/admin/support_requests${query}`);
}
function answerTo(id: string, payload: object, as = staff) {
  return t.injectAs(as, { method: 'POST', url: `/v2/admin/support_requests/${id}/answers`, payload });
}
async function sent(more: object = {}): Promise<string> {
  const { status, body } = await write({ ...letter, ...more });
  expect(status).toBe(201);
  return body.response.id;
}

it("createSupportRequest accepts a visitor's message, which listSupportRequests returns with the named blog", async () => {
  const id = await sent({ tumblelog: 'staff', url: 'https://example.test/fog', topic: 'feedback' });
  const { body } = await list('?topic=feedback');
  expect(body.response).toMatchObject({ total: 1, links: {} });
  expect(body.response.supportRequests).toMatchObject([
    {
      id,
      topic: 'feedback',
      email: letter.email,
      text: letter.text,
      url: 'https://example.test/fog',
      state: 'open',
      blog: { name: 'staff' },
      answers: [],
    },
  ]);
});

it.each([
  ['a malformed address', { email: 'nobody' }, 'email'],
  ['two addresses', { email: 'a@example.test,b@example.test' }, 'email'],
  ['a blank text', { text: ' \n ' }, 'text'],
])('createSupportRequest rejects %s and names the field', async (_name, more, field) => {
  const { status, body } = await write({ ...letter, ...more });
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

it('createSupportRequest accepts five requests a day per IP address and answers 403 to more', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 6; n += 1) answers.push((await write(letter, '10.9.9.9')).status);
  expect(answers).toEqual([201, 201, 201, 201, 201, 403]);
  expect((await write(letter, '10.9.9.8')).status).toBe(201);
});

it('listSupportRequests and answerSupportRequest reject members with 403 and visitors with 401', async () => {
  const id = await sent();
  expect((await t.inject('/v2/admin/support_requests')).status).toBe(401);
  expect((await list('', bystander.member)).status).toBe(403);
  expect((await answerTo(id, { text: 'No' }, bystander.member)).status).toBe(403);
  const path = `/v2/admin/support_requests/${id}/answers`;
  expect((await t.inject({ method: 'POST', url: path, payload: { text: 'No' } })).status).toBe(401);
});

it('answerSupportRequest mails the answer, stores it with the request and writes an audit log entry', async () => {
  const id = await sent({ text: 'Is this\nfog?', email: 'una@example.test', topic: 'other' });
  const first = await answerTo(id, { text: 'It is <fog>.\nYes.' });
  expect(first.status).toBe(201);
  expect(first.body.response.supportRequest).toMatchObject({
    state: 'answered',
    answers: [{ text: 'It is <fog>.\nYes.' }],
  });
  const second = await answerTo(id, { text: 'Good night.', close: true });
  expect(second.body.response.supportRequest).toMatchObject({ state: 'closed' });
  await t.app.services.post.settled();
  // The two answers are delivered concurrently, in either order.
  const sentTo = mailer.mails.filter(({ to }) => to === 'una@example.test');
  expect(sentTo).toHaveLength(2);
  const mail = sentTo.find(({ text }) => !text.includes('Good night.'));
  expect(mail?.text).toContain('It is <fog>.\nYes.');
  expect(mail?.text).toContain('Is this\nfog?');
  expect(mail?.html).toContain('It is &lt;fog&gt;.');
  const acts = await t.db.query(
    'select staff_id::text as staff, act, details from staff_acts where subject_id = $1',
    [id],
  );
  expect(acts).toEqual([
    { staff: staff.userId, act: 'answer-support', details: { text: 'It is <fog>.\nYes.', close: false } },
    { staff: staff.userId, act: 'answer-support', details: { text: 'Good night.', close: true } },
  ]);
  expect(
    (await list('?state=closed&topic=other')).body.response.supportRequests.map(
      (one: { id: string }) => one.id,
    ),
  ).toEqual([id]);
});

it.each(['12', 'none', '9999999999999999999'])(
  'answerSupportRequest answers 404 to the id %s',
  async (id) => {
    expect((await answerTo(id, { text: 'Hello' })).status).toBe(404);
  },
);

it('listSupportRequests pages through requests, oldest first, and rejects a foreign cursor with 5039', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await sent({ topic: 'copyright' }));
  const seen: string[] = [];
  let query = '?topic=copyright&limit=2';
  let cursor = '';
  for (;;) {
    const { supportRequests, links, total } = (await list(query)).body.response;
    expect(total).toBe(5);
    seen.push(...supportRequests.map((one: { id: string }) => one.id));
    if (!links.next) break;
    cursor = links.next.queryParams.cursor;
    query = new URL(links.next.href, 'http://site').search;
  }
  expect(seen).toEqual(ids);
  const foreign = await list(`?topic=bug&cursor=${encodeURIComponent(cursor)}`);
  expect([foreign.status, foreign.body.errors[0].code]).toEqual([400, 5039]);
});

it.each([
  ['changed', "update staff_acts set act = 'nothing'"],
  ['deleted', 'delete from staff_acts'],
  ['truncated', 'truncate staff_acts'],
])('staff_acts cannot be %s in the database', async (_name, sql) => {
  await answerTo(await sent(), { text: 'Hello' });
  const before = await t.db.query('select * from staff_acts order by id');
  await expect(t.db.query(sql)).rejects.toMatchObject({ code: '42501' });
  expect(await t.db.query('select * from staff_acts order by id')).toEqual(before);
});
