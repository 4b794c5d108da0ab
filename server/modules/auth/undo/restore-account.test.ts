import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { linkEmail } from '#server/modules/auth/mailed-links/links.ts';
import { notifyDueRecoveries } from '#server/modules/auth/recovery/recovery.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { answerChallenge, listedPasskey, passkeyOf } from '#tests/support/passkeys.ts';
import { enableSecondFactor } from '#tests/support/second-factor.ts';

/** An intruder with the password cannot keep an account that its owner recovers. */

const OLD = 'nine lives of yarn';
const NEW = 'seven seas of wool';
const SECRET = 'JBSWY3DPEHPK3PXPKQ2WCY3LMFTGSZLE';
const DAY_MS = 86_400_000;
const OVER = [400, 16010];
const mailer = recordingMailer();
let clock = Date.now();
let t: TestApp;
let bystander: Bystander;
let serial = 0;
let hash = '';
/** The owner, with a confirmed address. */
let ivy: Member;
beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock, rateLimiter: memoryRateLimiter(() => clock / 1000) });
  hash = await hashPassword(OLD);
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
  await updatePasswordHash(t.db, ivy.userId, hash);
  await confirm(ivy);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

function confirm({ userId }: Member) {
  return t.db.query("update users set email_verified_at = now() - interval '30 days' where id = $1", [
    userId,
  ]);
}
const post = (url: string, payload: object) => t.inject({ method: 'POST', url: `/v2${url}`, payload });
function outcome({ status, body }: Reply<AnyBody>) {
  return [status, body?.errors?.[0]?.code];
}
function logIn(username: string, password: string, more: object = {}) {
  return post('/oauth2/token', { grant_type: 'password', username, password, ...more });
}
function edit(payload: object, member: Pick<Member, 'sid' | 'csrfToken'> = ivy) {
  return t.injectAs(member as Member, {
    method: 'PATCH',
    url: '/v2/account',
    payload: { password_current: OLD, ...payload },
  });
}
function nextCode(): string {
  clock += 60_000;
  return new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: clock });
}
async function lettersTo(email: string) {
  await t.app.services.post.settled();
  return mailer.mails.filter(({ to }) => to === email);
}
/** Returns the tokens of the undo links mailed to an address, the oldest first. */
async function undosTo(email: string): Promise<string[]> {
  return (await lettersTo(email)).flatMap(
    ({ text }) => /\/login\/undo\?change=\w+#(\S+)/.exec(text)?.[1] ?? [],
  );
}
const undo = (token: string | undefined) => post('/account/undo', { token });
async function resetTokenOf({ userId, email }: Member, to = email): Promise<string> {
  const { mail } = await linkEmail(t.db, t.app.services, { id: userId, email: to, locale: 'en-us' }, 'reset');
  return /#(\S+)/.exec(mail.text)?.[1] ?? '';
}
function complete(token: string | undefined, more: object = {}) {
  return post('/user/reset/complete', { token, password: NEW, ...more });
}
async function ownerName(email: string, password: string): Promise<string | undefined> {
  const reply = await logIn(email, password);
  const sid = /sid=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
  const { body } = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } });
  return body.response.user?.name;
}
/** Requests a change of address, and returns the token of the link mailed there. */
async function changeTo(email: string, more: object = {}, member: Pick<Member, 'sid' | 'csrfToken'> = ivy) {
  expect((await edit({ email, ...more }, member)).status).toBe(200);
  return newestMailedToken(t, mailer, email);
}
const confirmNew = (token: string | undefined) => post('/account/verify_email', { token });

describe('A pending change of address', () => {
  const WAYS: [string, () => Promise<string>][] = [
    [
      'completePasswordReset',
      async () => {
        expect((await complete(await resetTokenOf(ivy))).status).toBe(200);
        return NEW;
      },
    ],
    [
      'editAccount with a new password',
      async () => {
        expect((await edit({ password: NEW })).status).toBe(200);
        return NEW;
      },
    ],
    [
      'finishRecovery',
      async () => {
        await listedPasskey(t, ivy);
        await post('/recovery/send', { email: ivy.email });
        await post('/recovery', { token: await newestMailedToken(t, mailer, ivy.email) });
        clock += 2 * DAY_MS - 60_000;
        // The intruder asks for the change while recovery is under way, so that its link is younger than two days.
        await changeTo(`evil-${serial}@attacker.example`);
        clock += 60_000;
        await notifyDueRecoveries(t.db, t.app.services);
        const token = await newestMailedToken(t, mailer, ivy.email);
        expect((await post('/recovery/finish', { token })).status).toBe(204);
        expect((await complete(await newestMailedToken(t, mailer, ivy.email))).status).toBe(200);
        return NEW;
      },
    ],
  ];
  test.each(WAYS)(
    'A pending change of address ends with %s: its link answers 16010 and the address stays',
    async (_way, takeBack) => {
      const evil = `evil-${serial}@attacker.example`;
      await changeTo(evil);
      const password = await takeBack();
      expect(outcome(await confirmNew(await newestMailedToken(t, mailer, evil)))).toEqual(OVER);
      expect(await ownerName(ivy.email, password)).toBe(ivy.blogName);
      const [row] = await t.db.query('select email, pending_email from users where id = $1', [ivy.userId]);
      expect(row).toEqual({ email: ivy.email, pending_email: null });
    },
  );

  test('editAccount with email requires the code of the second factor, else 16007', async () => {
    await enableSecondFactor(t, ivy.userId, SECRET);
    const email = `coded-${serial}@example.test`;
    expect(outcome(await edit({ email }))).toEqual([401, 16007]);
    expect(outcome(await edit({ email, tfa_token: '000000' }))).toEqual([401, 16007]);
    expect(await lettersTo(email)).toEqual([]);
    const token = await changeTo(email, { tfa_token: nextCode() });
    expect((await confirmNew(token)).status).toBe(200);
  });

  test('editAccount with a new password requires the code of the second factor, else 16007', async () => {
    await enableSecondFactor(t, ivy.userId, SECRET);
    expect(outcome(await edit({ password: NEW }))).toEqual([401, 16007]);
    expect((await edit({ password: NEW, tfa_token: nextCode() })).status).toBe(200);
  });

  test('verifyEmail concurrent with completePasswordReset leaves the account to the owner of the old address', async () => {
    for (let round = 0; round < 3; round += 1) {
      const evil = `racer-${serial}-${round}@attacker.example`;
      // Restores the old password for the next round.
      await updatePasswordHash(t.db, ivy.userId, hash);
      const session = await t.app.services.sessions.start(ivy.userId);
      const token = await changeTo(evil, {}, session);
      const reset = await resetTokenOf(ivy);
      const [adopted, taken] = await Promise.all([confirmNew(token), complete(reset)]);
      expect([adopted.status, taken.status].sort()).toEqual([200, 400]);
      if (adopted.status === 200) {
        const back = await undo((await undosTo(ivy.email)).at(-1));
        expect((await complete(back.body.response.resetToken)).status).toBe(200);
      }
      expect(await ownerName(ivy.email, NEW)).toBe(ivy.blogName);
      clock += 3_600_000;
    }
  });
});

describe('restoreAccount', () => {
  test('restoreAccount restores the old address after adoption, ends sessions and password, and returns a reset token', async () => {
    const evil = `evil-${serial}@attacker.example`;
    const token = await changeTo(evil);
    expect((await confirmNew(token)).status).toBe(200);
    const subjects = (await lettersTo(ivy.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'A new address was requested for your account',
      'Your address on Skein was changed',
    ]);
    const intruder = await t.app.services.sessions.start(ivy.userId);
    // The intruder chooses another password, which must not end the link.
    expect((await edit({ password: 'the intruder chose this' }, intruder)).status).toBe(200);
    const [atStart, atAdoption] = await undosTo(ivy.email);
    clock += 7 * DAY_MS - 1000;
    const back = await undo(atAdoption);
    expect([back.status, back.body.response.email, back.body.response.requiresTwoFactor]).toEqual([
      200,
      ivy.email,
      false,
    ]);
    expect((await logIn(ivy.email, 'the intruder chose this')).status).toBe(401);
    const who = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${intruder.sid}` } });
    expect(who.body.response.isLoggedIn).toBe(false);
    expect((await complete(back.body.response.resetToken)).status).toBe(200);
    expect(await ownerName(ivy.email, NEW)).toBe(ivy.blogName);
    // A change can be undone once: the link from its start is invalid as well.
    for (const used of [atStart, atAdoption]) expect(outcome(await undo(used))).toEqual(OVER);
    expect((await lettersTo(evil)).at(-1)?.subject).toBe('An account on Skein no longer uses this address');
  });

  test('restoreAccount before adoption cancels the pending change', async () => {
    const evil = `evil-${serial}@attacker.example`;
    const token = await changeTo(evil);
    const [first] = await undosTo(ivy.email);
    expect((await undo(first)).status).toBe(200);
    expect(outcome(await confirmNew(token))).toEqual(OVER);
  });

  test('restoreAccount expires after seven days (16010)', async () => {
    await changeTo(`late-${serial}@attacker.example`);
    const [token] = await undosTo(ivy.email);
    clock += 7 * DAY_MS;
    expect(outcome(await undo(token))).toEqual(OVER);
  });

  test('restoreAccount of an earlier owner prevails over later changes: A to B to C', async () => {
    const [b, c] = [`b-${serial}@attacker.example`, `c-${serial}@attacker.example`];
    expect((await confirmNew(await changeTo(b))).status).toBe(200);
    clock += DAY_MS;
    expect((await confirmNew(await changeTo(c))).status).toBe(200);
    clock += DAY_MS;
    const ofB = (await undosTo(b)).at(-1);
    expect((await undo(ofB)).body.response.email).toBe(b);
    // The owner of B restores it; the owner of A still can restore theirs.
    const back = await undo((await undosTo(ivy.email)).at(-1));
    expect(back.body.response.email).toBe(ivy.email);
    for (const later of await undosTo(b)) expect(outcome(await undo(later))).toEqual(OVER);
    expect((await complete(back.body.response.resetToken)).status).toBe(200);
    expect(await ownerName(ivy.email, NEW)).toBe(ivy.blogName);
  });

  test('restoreAccount of the first owner concurrent with one of a later owner keeps the first', async () => {
    const [b, c] = [`b-${serial}@attacker.example`, `c-${serial}@attacker.example`];
    expect((await confirmNew(await changeTo(b))).status).toBe(200);
    expect((await confirmNew(await changeTo(c))).status).toBe(200);
    const ofB = (await undosTo(b)).at(-1);
    const ofA = (await undosTo(ivy.email)).at(-1);
    const both = await Promise.all([undo(ofA), undo(ofB)]);
    expect(both[0]?.status).toBe(200);
    const [row] = await t.db.query('select email from users where id = $1', [ivy.userId]);
    expect(row).toEqual({ email: ivy.email });
    expect(outcome(await undo(ofB))).toEqual(OVER);
  });

  test('restoreAccount of one link in concurrent requests succeeds once', async () => {
    expect((await confirmNew(await changeTo(`twice-${serial}@attacker.example`))).status).toBe(200);
    const token = (await undosTo(ivy.email)).at(-1);
    const replies = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('restoreAccount reserves the old address: registerAccount and editAccount reject it while the link works', async () => {
    expect((await confirmNew(await changeTo(`moved-${serial}@attacker.example`))).status).toBe(200);
    const registered = await post('/register', {
      email: ivy.email.toUpperCase(),
      password: NEW,
      birth_date: '1991-05-06',
      tumblelog: `squatter-${serial}`,
    });
    expect(outcome(registered)).toEqual([400, 2]);
    const otto = await t.member(`otto-${serial}`);
    await updatePasswordHash(t.db, otto.userId, hash);
    expect(outcome(await edit({ email: ivy.email }, otto))).toEqual([400, 2]);
    // The account itself may change back to its reserved address.
    expect((await confirmNew(await changeTo(ivy.email))).status).toBe(200);
  });

  test('restoreAccount removes passkeys that were added since the change, and names them', async () => {
    await listedPasskey(t, ivy, 'Own phone');
    const token = await changeTo(`evil-${serial}@attacker.example`);
    await listedPasskey(t, ivy, 'Phone of the intruder');
    expect((await confirmNew(token)).status).toBe(200);
    const back = await undo((await undosTo(ivy.email)).at(-1));
    expect(back.body.response.removedCredentials.map(({ name }: AnyBody) => name)).toEqual([
      'Phone of the intruder',
    ]);
    const reset = await complete(back.body.response.resetToken);
    expect(reset.body.response.credentials).toMatchObject([
      { kind: 'passkey', name: 'Own phone', isRecent: true },
    ]);
  });

  test('restoreAccount works on an account that an intruder deleted, and logging in restores it', async () => {
    await changeTo(`evil-${serial}@attacker.example`);
    const [token] = await undosTo(ivy.email);
    const left = await t.injectAs(ivy, {
      method: 'POST',
      url: '/v2/account/delete',
      payload: { password_current: OLD },
    });
    expect(left.status).toBe(200);
    const back = await undo(token);
    expect((await complete(back.body.response.resetToken)).status).toBe(200);
    expect(await ownerName(ivy.email, NEW)).toBe(ivy.blogName);
  });

  test.each(['suspended', 'deleted'])(
    'restoreAccount of an account that is %s answers 16010',
    async (state) => {
      await changeTo(`evil-${serial}@attacker.example`);
      const [token] = await undosTo(ivy.email);
      await t.db.query('update users set state = $2 where id = $1', [ivy.userId, state]);
      expect(outcome(await undo(token))).toEqual(OVER);
    },
  );

  test.each([
    ['passkey', 'A passkey was added to your account', 'passkey'],
    ['second_factor_on', 'Two-factor authentication was turned on', 'second_factor'],
  ])('restoreAccount of %s removes the credential that the e-mail reports', async (change, subject, kind) => {
    if (change === 'passkey') await passkeyOf(t, ivy, { password_current: OLD });
    else {
      const begin = {
        method: 'POST' as const,
        url: '/v2/account/two_factor',
        payload: { password_current: OLD },
      };
      const { body } = await t.injectAs(ivy, begin);
      const totp = new TOTP({ secret: Secret.fromBase32(body.response.secret) });
      const payload = { tfa_token: totp.generate({ timestamp: clock }) };
      const url = '/v2/account/two_factor/confirm';
      expect((await t.injectAs(ivy, { method: 'POST', url, payload })).status).toBe(200);
    }
    expect((await lettersTo(ivy.email)).at(-1)?.subject).toContain(subject);
    const back = await undo((await undosTo(ivy.email)).at(-1));
    expect(back.body.response.removedCredentials).toMatchObject([{ kind }]);
    const reset = await complete(back.body.response.resetToken);
    expect([reset.status, reset.body.response.credentials]).toEqual([200, []]);
    expect((await logIn(ivy.email, NEW)).status).toBe(200);
  });

  test('restoreAccount of a second factor that was switched off ends the password', async () => {
    await enableSecondFactor(t, ivy.userId, SECRET);
    const payload = { password_current: OLD, tfa_token: nextCode() };
    const off = await t.injectAs(ivy, { method: 'POST', url: '/v2/account/two_factor/disable', payload });
    expect(off.status).toBe(204);
    const back = await undo((await undosTo(ivy.email)).at(-1));
    expect([back.status, back.body.response.requiresTwoFactor]).toEqual([200, false]);
    expect((await logIn(ivy.email, OLD)).status).toBe(401);
    expect((await complete(back.body.response.resetToken)).status).toBe(200);
  });

  test('restoreAccount of new backup codes ends these and leaves the second factor', async () => {
    await enableSecondFactor(t, ivy.userId, SECRET);
    const payload = { password_current: OLD, tfa_token: nextCode() };
    const made = await t.injectAs(ivy, { method: 'POST', url: '/v2/account/backup_codes', payload });
    const code = made.body.response.backupCodes[0];
    expect((await lettersTo(ivy.email)).at(-1)?.subject).toBe('Your account has new backup codes');
    const back = await undo((await undosTo(ivy.email)).at(-1));
    const { resetToken, requiresTwoFactor } = back.body.response;
    expect(requiresTwoFactor).toBe(true);
    expect(outcome(await complete(resetToken, { tfa_token: code }))).toEqual([401, 16007]);
    expect((await complete(resetToken, { tfa_token: nextCode() })).status).toBe(200);
  });
});

describe('credentials at a password reset', () => {
  test('completePasswordReset of an account with an unconfirmed address removes its credentials and asks for no code', async () => {
    await t.db.query('update users set email_verified_at = null where id = $1', [ivy.userId]);
    const phone = await passkeyOf(t, ivy, { password_current: OLD });
    await enableSecondFactor(t, ivy.userId, SECRET);
    await t.db.query(
      "insert into third_party_links (provider_id, subject, user_id) values ('harbour', $2, $1)",
      [ivy.userId, `subject of ${ivy.userId}`],
    );
    const token = await resetTokenOf(ivy);
    const seen = await post('/user/reset/check', { token });
    expect(seen.body.response.requiresTwoFactor).toBe(false);
    const reset = await complete(token);
    expect(reset.status).toBe(200);
    expect(reset.body.response.credentials).toEqual([]);
    expect(reset.body.response.reviewToken).toBeUndefined();
    expect(reset.body.response.removedCredentials.map(({ kind }: AnyBody) => kind).sort()).toEqual([
      'passkey',
      'provider',
      'second_factor',
    ]);
    expect(outcome(await post('/passkeys/session', { passkey: await answerChallenge(t, phone) }))).toEqual([
      401, 16012,
    ]);
    expect((await logIn(ivy.email, NEW)).status).toBe(200);
    const left = await t.db.query('select 1 from third_party_links where user_id = $1', [ivy.userId]);
    expect(left).toEqual([]);
    expect((await lettersTo(ivy.email)).map(({ subject }) => subject)).toContain(
      'Ways to log in to your account were removed',
    );
  });

  test('completePasswordReset of a confirmed account lists its credentials, which removeCredentials removes', async () => {
    const phone = await passkeyOf(t, ivy, { password_current: OLD });
    await listedPasskey(t, ivy, 'Old key');
    await t.db.query(
      "update passkeys set created_at = now() - interval '90 days' where name = 'Old key' and user_id = $1",
      [ivy.userId],
    );
    const reset = await complete(await resetTokenOf(ivy));
    const { credentials, removedCredentials, reviewToken } = reset.body.response;
    expect(removedCredentials).toEqual([]);
    expect(credentials).toMatchObject([
      { kind: 'passkey', name: 'Phone', isRecent: true, isBeforeAddress: false },
      { kind: 'passkey', name: 'Old key', isRecent: false, isBeforeAddress: true },
    ]);
    // The intruder comes back by the passkey before the owner has reviewed it.
    const intruder = await post('/passkeys/session', { passkey: await answerChallenge(t, phone) });
    expect(intruder.status).toBe(200);
    const sidOf = (reply: Reply<AnyBody>) =>
      /sid=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
    const isIn = async (reply: Reply<AnyBody>) =>
      (await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sidOf(reply)}` } })).body.response
        .isLoggedIn;
    const remove = (reply: Reply<AnyBody>, token: string, credentials: object[]) =>
      t.inject({
        method: 'POST',
        url: '/v2/account/credentials/remove',
        headers: { cookie: `sid=${sidOf(reply)}`, 'x-csrf': String(reply.headers['x-csrf']) },
        payload: { review_token: token, credentials },
      });
    const [recent] = credentials;
    const chosen = [{ kind: recent.kind, id: recent.id }];
    expect(outcome(await remove(intruder, 'a token nobody was given', chosen))).toEqual(OVER);
    expect(await isIn(reset)).toBe(true);
    const removed = await remove(reset, reviewToken, chosen);
    expect(removed.body.response.credentials.map(({ name }: AnyBody) => name)).toEqual(['Old key']);
    expect([await isIn(reset), await isIn(intruder)]).toEqual([true, false]);
    expect(outcome(await post('/passkeys/session', { passkey: await answerChallenge(t, phone) }))).toEqual([
      401, 16012,
    ]);
    // A repeated request succeeds as well.
    expect((await remove(reset, reviewToken, chosen)).status).toBe(200);
    clock += 1_800_000;
    expect(outcome(await remove(reset, reviewToken, chosen))).toEqual(OVER);
  });

  test("removeCredentials with another member's review token answers 16010", async () => {
    await listedPasskey(t, ivy);
    const { reviewToken, credentials } = (await complete(await resetTokenOf(ivy))).body.response;
    const otto = await t.member(`otto-${serial}`);
    const payload = { review_token: reviewToken, credentials: [{ kind: 'passkey', id: credentials[0].id }] };
    const tried = await t.injectAs(otto, { method: 'POST', url: '/v2/account/credentials/remove', payload });
    expect(outcome(tried)).toEqual(OVER);
  });

  test('editAccount with a new password lists the credentials', async () => {
    await listedPasskey(t, ivy);
    const { body } = await edit({ password: NEW });
    expect(body.response.credentials).toMatchObject([{ kind: 'passkey', name: 'Phone' }]);
  });
});
