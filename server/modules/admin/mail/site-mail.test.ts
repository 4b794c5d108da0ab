import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { suppress } from '#server/mail/suppression-repository.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';

const { mails, ...mailer } = recordingMailer();
let t: TestApp;
let staff: Member;
beforeAll(async () => {
  t = await buildTestApp({ mailer, mailServer: 'smtp.example.test:587' });
  staff = await t.member('staff', { role: 'admin' });
  await t.db.query('update users set email_verified_at = now() where id = $1', [staff.userId]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.app.services.post.settled();
  mails.length = 0;
  await t.db.query('delete from mail_deliveries');
});

async function overview(): Promise<AnyBody> {
  const { status, body } = await t.injectAs(staff, '/v2/admin/mail');
  expect(status).toBe(200);
  return body.response;
}
const sendTest = (member: Member) => t.injectAs(member, { method: 'POST', url: '/v2/admin/mail/test' });
const preview = (path: string) => t.injectAs(staff, `/v2/admin/mail/previews/${path}`);

it('getMailOverview counts deliveries by day and kind, the latest day first, without addresses', async () => {
  const row =
    "insert into mail_deliveries (cause, kind, address, state, created_at, settled_at) values ($1, $2, 'i•@x.test', $3, $4::timestamptz, case $3 when 'queued' then null else now() end)";
  const rows = [
    ['a', 'digest', 'sent', '2026-11-25T23:59:59Z'],
    ['b', 'digest', 'sent', '2026-11-25T01:00:00Z'],
    ['c', 'digest', 'refused', '2026-11-26T00:00:00Z'],
    ['d', 'ask', 'queued', '2026-11-26T12:00:00Z'],
    ['e', 'ask', 'failed', '2026-11-26T13:00:00Z'],
    ['f', 'ask', 'suppressed', '2026-11-26T14:00:00Z'],
    ['g', 'ask', 'dropped', '2026-11-26T14:00:00Z'],
  ];
  for (const values of rows) await t.db.query(row, values);
  await suppress(t.db, { address: 'gone@example.test', reason: 'bounce' });
  const { figures, queued, suppressedAddresses, transport, kinds, lastTest } = await overview();
  const none = { sent: 0, queued: 0, refused: 0, suppressed: 0, failed: 0, dropped: 0 };
  expect(figures).toEqual([
    { ...none, day: '2026-11-26', kind: 'ask', queued: 1, failed: 1, suppressed: 1, dropped: 1 },
    { ...none, day: '2026-11-26', kind: 'digest', refused: 1 },
    { ...none, day: '2026-11-25', kind: 'digest', sent: 2 },
  ]);
  expect({ queued, suppressedAddresses, transport, lastTest }).toEqual({
    queued: 1,
    suppressedAddresses: 1,
    transport: { kind: 'smtp', server: 'smtp.example.test:587' },
    lastTest: undefined,
  });
  expect(kinds).toContainEqual({ kind: 'newDevice', class: 'security', previews: ['usual'] });
});

it('getMailOverview says that e-mails are kept when there is no mail server', async () => {
  const other = await buildTestApp();
  const admin = await other.member('admin', { role: 'admin' });
  const { body } = await other.injectAs(admin, '/v2/admin/mail');
  expect(body.response.transport).toEqual({ kind: 'mailbox' });
  await other.close();
});

it('getMailPreview renders every preview in every language and scheme, without addresses of pictures', async () => {
  for (const { kind, previews } of (await overview()).kinds) {
    for (const name of previews) {
      const { status, body } = await preview(`${kind}?preview=${name}&locale=de&scheme=dark`);
      expect([status, body.response.kind, body.response.preview]).toEqual([200, kind, name]);
      expect(body.response.html).not.toMatch(/cid:|prefers-color-scheme|<script/);
      expect(body.response.html).toContain('@media all{');
      expect(body.response.text.length).toBeGreaterThan(20);
    }
  }
  const { body } = await preview('newDevice');
  expect(body.response.subject).toMatch(/^New log-in/);
  expect(body.response.html).toContain('@media not all{');
});

it('getMailPreview answers an unknown kind or preview with 4004', async () => {
  for (const path of ['nothing', 'newDevice?preview=nothing', 'toString', 'constructor']) {
    const { status, body } = await preview(path);
    expect([path, status, body.errors[0].code]).toEqual([path, 404, 4004]);
  }
});

it('sendTestMail sends a mail to the own address alone, records it, and its state is shown', async () => {
  const { status, body } = await sendTest(staff);
  expect([status, body.response.test.address]).toEqual([201, 's•••••@example.test']);
  await t.app.services.post.settled();
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['testMail', 'staff@example.test']]);
  expect((await overview()).lastTest).toMatchObject({ state: 'sent', address: 's•••••@example.test' });
  const acts = (await t.injectAs(staff, '/v2/admin/acts')).body.response.acts;
  expect(acts[0]).toMatchObject({ act: 'send-test-mail', staff: 'staff', subject: staff.userId });
});

it('getMailOverview counts no test e-mail as waiting that it shows as sent', async () => {
  await t.db.query(
    "insert into mail_deliveries (cause, kind, address, user_id) values ('test', 'testMail', 's•@x.test', $1)",
    [staff.userId],
  );
  const query = t.db.query.bind(t.db);
  let isSent = false;
  const spy = vi.spyOn(t.db, 'query').mockImplementation(async (statement, values) => {
    const rows = await query(statement, values);
    if (!isSent && statement.includes('from mail_deliveries')) {
      isSent = true;
      await query("update mail_deliveries set state = 'sent', settled_at = now()");
    }
    return rows as never;
  });
  const { lastTest, figures } = await overview();
  spy.mockRestore();
  expect([isSent, lastTest.state, figures[0].sent]).toEqual([true, 'queued', 1]);
});

it('sendTestMail tells each staff member of their own tests alone', async () => {
  await sendTest(staff);
  const other = await t.member('other', { role: 'admin' });
  const { body } = await t.injectAs(other, '/v2/admin/mail');
  expect(body.response.lastTest).toBeUndefined();
});

it('sendTestMail refuses an address that is not confirmed with 4032', async () => {
  const fresh = await t.member('fresh', { role: 'admin' });
  const { status, body } = await sendTest(fresh);
  expect([status, body.errors[0].code]).toEqual([409, 4032]);
  expect(mails).toEqual([]);
});

it('sendTestMail answers the sixth within an hour with 4029, and another staff member is not held back', async () => {
  const hasty = await t.member('hasty', { role: 'admin' });
  const calm = await t.member('calm', { role: 'admin' });
  await t.db.query('update users set email_verified_at = now()');
  for (let sent = 0; sent < 5; sent += 1) expect((await sendTest(hasty)).status).toBe(201);
  const { status, body } = await sendTest(hasty);
  expect([status, body.errors[0].code]).toEqual([429, 4029]);
  expect((await sendTest(calm)).status).toBe(201);
});

it('operations about e-mails of the site refuse members with 403 and visitors with 401', async () => {
  const ivy = await t.member('ivy');
  for (const [method, url] of [
    ['GET', '/v2/admin/mail'],
    ['GET', '/v2/admin/mail/previews/newDevice'],
    ['POST', '/v2/admin/mail/test'],
  ] as const) {
    expect((await t.injectAs(ivy, { method, url })).status).toBe(403);
    expect((await t.inject({ method, url })).status).toBe(401);
  }
  expect(mails).toEqual([]);
});
