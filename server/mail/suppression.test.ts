import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { wantsMail } from './mail-choices-repository.ts';
import { readStopToken } from './stop-token.ts';
import { isSuppressed, suppress, suppressionOf, unsuppress } from './suppression-repository.ts';
import { MAIL_SETTINGS } from './templates/mail-template.ts';

let app: TestApp;
let ivy: Member;

beforeAll(async () => {
  app = await buildTestApp();
  ivy = await app.member('ivy');
});
afterAll(() => app.close());

it('suppress finds an address in any spelling, until unsuppress', async () => {
  const address = 'Zoë.Marsh@Example.org';
  await suppress(app.db, {
    address,
    reason: 'bounce',
    detail: '550 5.1.1 <zoë.marsh@example.org>\r\nno such user',
  });
  const row = await suppressionOf(app.db, ` zoë.marsh@example.org`.normalize('NFD'));
  expect(row).toMatchObject({
    reason: 'bounce',
    detail: '550 5.1.1 <…> no such user',
  });
  expect(await isSuppressed(app.db, 'zoë.marsh@example.org')).toBe(true);
  expect(await isSuppressed(app.db, 'zoe.marsh@example.org')).toBe(false);
  await unsuppress(app.db, 'ZOË.MARSH@EXAMPLE.ORG');
  expect(await isSuppressed(app.db, address)).toBe(false);
});

it('suppress stores no address, so that nothing of one outlives its account', async () => {
  await suppress(app.db, {
    address: 'gone@example.org',
    reason: 'refused',
    detail: '550 gone@example.org: unknown',
  });
  const rows = await app.db.query('select * from mail_suppressions');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('@');
  expect(await isSuppressed(app.db, 'gone@example.org')).toBe(true);
});

it('suppress keeps the latest of several reports and the time of the first', async () => {
  const address = 'twice@example.org';
  await suppress(app.db, { address, reason: 'complaint' });
  const first = await suppressionOf(app.db, address);
  await suppress(app.db, { address, reason: 'refused', detail: 'x'.repeat(1000) });
  const second = await suppressionOf(app.db, address);
  expect(second).toMatchObject({ reason: 'refused', detail: 'x'.repeat(300), created: first?.created });
});

it.each([
  ['bounce', { kind: 'ask', stopUrl: 'https://skein.test/stop' }, true],
  ['bounce', { kind: 'newDevice' }, true],
  ['refused', { kind: 'passwordChanged' }, true],
  ['bounce', { kind: 'login' }, false],
  ['refused', { kind: 'verify' }, false],
  ['complaint', { kind: 'ask', stopUrl: 'https://skein.test/stop' }, true],
  ['complaint', { kind: 'newDevice' }, false],
] as const)('isSuppressed after %s for %j is %s', async (reason, mail, expected) => {
  await suppress(app.db, { address: 'kinds@example.org', reason });
  expect(await isSuppressed(app.db, 'kinds@example.org', mail)).toBe(expected);
});

it('wantsMail returns the choice of a member, and the default without one', async () => {
  const wants = async () =>
    Object.fromEntries(
      await Promise.all(MAIL_SETTINGS.map(async (name) => [name, await wantsMail(app.db, ivy.userId, name)])),
    );
  expect(await wants()).toEqual({
    emailAsks: true,
    emailFollowers: false,
    emailMessages: true,
    emailReplies: true,
    emailInvitations: true,
    emailGifts: true,
    emailSupporters: true,
    emailDigest: false,
    emailProduct: false,
  });
  const notifications = {
    email_asks: false,
    email_followers: true,
    email_replies: false,
    email_digest: 'daily',
  };
  await app.injectAs(ivy, { method: 'POST', url: '/v2/user/settings', payload: { notifications } });
  expect(await wants()).toMatchObject({
    emailAsks: false,
    emailFollowers: true,
    emailReplies: false,
    emailDigest: true,
  });
  await app.db.query(
    `update users set settings = '{"notifications": {"emailAsks": "sometimes", "emailDigest": 7}}' where id = $1`,
    [ivy.userId],
  );
  expect(await wants()).toMatchObject({ emailAsks: true, emailDigest: false });
  expect(await wantsMail(app.db, '987654321', 'emailAsks')).toBe(false);
});

it('accountMail adds stop links to kinds with a setting only', async () => {
  const account = { id: ivy.userId, email: 'ivy@example.org', locale: 'en-us' };
  const { services } = app.app;
  const told = { title: 'News', text: 'Something is new.', link: 'https://skein.test/', action: 'Read it' };
  const { mail: news } = await accountMail(app.db, services, account, 'productNews', told, { cause: '1' });
  const token = news.stopUrl?.split('token=').at(-1) ?? '';
  const read = readStopToken(services.keys.mailStop, token);
  expect(read).toMatchObject({ userId: ivy.userId, scope: 'emailProduct' });
  expect(read?.isFor('ivy@example.org')).toBe(true);
  expect(news.html).toContain(`/settings/stop-mail?token=${token}`);
  expect(news.text).toContain(`/settings/stop-mail?token=${token}`);
  const way = { link: 'https://skein.test/l', expiresAt: 0 };
  const { mail: login } = await accountMail(app.db, services, account, 'login', way, { cause: '1' });
  expect(login.stopUrl).toBeUndefined();
  expect(login.html).not.toContain('stop-mail');
});
