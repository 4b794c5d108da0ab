import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isSuppressed, suppress, suppressionOf } from '#server/mail/suppression-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';

const SECRET = 'report-secret-of-at-least-32-characters';
const mailer = recordingMailer();
let t: TestApp;
let ivy: Member;
let otto: Member;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp({ mailReportSecret: SECRET, mailer });
  otto = await t.member('otto');
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
});
afterAll(() => t.close());

async function report(payload: unknown, authorization: string | undefined = `Bearer ${SECRET}`, app = t) {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/v2/mail/reports',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, body: reply.json() };
}
function bounce(more: object = {}) {
  return { reports: [{ kind: 'bounce', recipient: ivy.email, status: '5.1.1', ...more }] };
}
const statusOf = async (member: Member) => (await t.injectAs(member, '/v2/account/mail')).body.response;

it('reportMailFailures suppresses addresses of permanent bounces and complaints and ignores temporary bounces', async () => {
  const { status, body } = await report({
    reports: [
      {
        kind: 'bounce',
        recipient: ivy.email.toUpperCase(),
        status: '5.1.1',
        detail: '550 No such\r\nuser here',
      },
      { kind: 'bounce', recipient: 'full@example.org', status: '4.2.2' },
      { kind: 'bounce', recipient: 'fine@example.org', status: '2.0.0' },
      { kind: 'bounce', recipient: 'old@example.org' },
      { kind: 'complaint', recipient: 'cross@example.org', status: '4.0.0' },
    ],
  });
  expect([status, body.response]).toEqual([200, { suppressed: 3, ignored: 2 }]);
  expect(await statusOf(ivy)).toEqual({
    email: ivy.email,
    emailVerified: expect.any(Boolean),
    suppression: { reason: 'bounce', detail: '5.1.1 550 No such user here', reportedTs: expect.any(Number) },
  });
  expect((await suppressionOf(t.db, 'cross@example.org'))?.reason).toBe('complaint');
  for (const address of ['full@example.org', 'fine@example.org'])
    expect(await isSuppressed(t.db, address)).toBe(false);
  expect((await statusOf(otto)).suppression).toBeUndefined();
});

it('reportMailFailures accepts a repeated report', async () => {
  expect((await report(bounce())).status).toBe(200);
  expect((await report(bounce())).body.response).toEqual({ suppressed: 1, ignored: 0 });
});

it.each([
  ['no secret', ''],
  ['another secret', 'Bearer another-secret-of-at-least-32-characters'],
  ['a longer secret', `Bearer ${SECRET}x`],
  ['the secret in another scheme', `Basic ${SECRET}`],
  ['the token of the site', 'Bearer skein-web'],
])('reportMailFailures with %s answers 4003 and suppresses nothing', async (_what, authorization) => {
  const { status, body } = await report(bounce(), authorization);
  expect([status, body.errors[0].code]).toEqual([403, 4003]);
  expect(await isSuppressed(t.db, ivy.email)).toBe(false);
});

it('reportMailFailures answers 4004 on a site without a secret', async () => {
  const other = await buildTestApp();
  const { status, body } = await report(bounce(), `Bearer ${SECRET}`, other);
  expect([status, body.errors[0].code]).toEqual([404, 4004]);
  await other.close();
});

it.each([
  ['no JSON', '{"reports": ['],
  ['no reports', { reports: [] }],
  ['too many reports', () => ({ reports: Array.from({ length: 101 }, () => bounce().reports[0]) })],
  ['an unknown kind', () => bounce({ kind: 'delay' })],
  ['no recipient', { reports: [{ kind: 'complaint' }] }],
  ['a recipient with a name', () => bounce({ recipient: 'Ivy <ivy@example.org>' })],
  ['two recipients', () => bounce({ recipient: 'a@example.org,b@example.org' })],
  ['a recipient with a header', () => bounce({ recipient: 'a@example.org\r\nBcc: b@example.org' })],
  ['a status that is none', () => bounce({ status: '550' })],
  ['a detail that is too long', () => bounce({ detail: 'x'.repeat(1001) })],
  ['an unknown field', () => bounce({ messageId: '<1@example.org>' })],
] as const)('reportMailFailures rejects %s with 5016', async (_what, payload) => {
  const { status, body } = await report(typeof payload === 'function' ? payload() : payload);
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
});

it('confirming a suppressed address again lifts the suppression', async () => {
  await t.db.query('update users set email_verified_at = now() where id = $1', [ivy.userId]);
  const send = () => t.injectAs(ivy, { method: 'POST', url: '/v2/account/verify_email/send' });
  mailer.mails.length = 0;
  await send();
  await t.app.services.post.settled();
  // A confirmed address that gets its e-mails needs no link.
  expect(mailer.mails).toEqual([]);
  await suppress(t.db, { address: ivy.email, reason: 'complaint' });
  expect((await send()).status).toBe(204);
  const token = await newestMailedToken(t, mailer, ivy.email);
  const { status } = await t.inject({ method: 'POST', url: '/v2/account/verify_email', payload: { token } });
  expect(status).toBe(200);
  expect(await statusOf(ivy)).toEqual({ email: ivy.email, emailVerified: true });
});
