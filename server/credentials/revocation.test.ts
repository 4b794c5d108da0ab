import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBlog, updatePasswordHash } from '#server/entities/user/repository.ts';
import { restore } from '#server/entities/user/suspensions-repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { linkEmail, newToken } from '#server/modules/auth/mailed-links/links.ts';
import {
  insertSignIn,
  insertThirdParty,
  storeIdentity,
} from '#server/modules/auth/social-sign-in/sign-in-repository.ts';
import { nonceHashOf, stateHashOf } from '#server/modules/auth/social-sign-in/sign-ins.ts';
import { codeEmail } from '#server/modules/auth/step-up/mail-code.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';
import { publishDue } from '#server/modules/posts/publishing/publish-due.ts';
import { tasks } from '#server/tasks/tasks.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import {
  authorizeClient,
  codeExchange,
  registerClient,
  type TestClient,
  tokensFor,
} from '#tests/support/apps.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { authorizationHeader, requestSigned, requestTokenOf, signedTokenFor } from '#tests/support/oauth1.ts';
import { answerChallenge, ORIGIN, passkeyOf } from '#tests/support/passkeys.ts';
import { postAs } from '#tests/support/posts.ts';
import { ANY_PUSH_SERVICE, PushService } from '#tests/support/push-service.ts';
import { enableSecondFactor } from '#tests/support/second-factor.ts';
import { startThirdParty, type ThirdParty } from '#tests/support/third-party.ts';
import {
  CREDENTIALS,
  type Credential,
  type CredentialOutcome,
  outcomeOf,
  REVOCATIONS,
  type RevocationEvent,
} from './revocation-matrix.ts';

/**
 * Tests every cell of the credential revocation matrix: a member gets the credential, the event happens through its
 * real operation, and the credential is used.
 */

const secret = 'a secret of at least thirty-two characters';
const HOME = 'http://127.0.0.1:3000';
const OLD = 'nine lives of yarn';
const NEW = 'seven seas of wool';
const SECRET = 'JBSWY3DPEHPK3PXPKQ2WCY3LMFTGSZLE';
const HOUR_MS = 3_600_000;

const mailer = recordingMailer();
const pushService = new PushService();
let clock = Date.now();
let serial = 0;
let t: TestApp;
let harbour: ThirdParty;
let bystander: Bystander;
let hash = '';
/** Member who leads the group blogs and is an admin of the site. */
let lead: Member;
let app: TestClient;

beforeAll(async () => {
  harbour = await startThirdParty(HOME);
  t = await buildTestApp({
    secret,
    mailer,
    publicUrl: HOME,
    signInProviders: [harbour.provider],
    push: ANY_PUSH_SERVICE,
    now: () => clock,
  });
  hash = await hashPassword(OLD);
  lead = await t.member('lead', { role: 'admin' });
  app = await registerClient(t, lead);
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
  await harbour.close();
});

type Session = Pick<Member, 'sid' | 'csrfToken'>;

/** One member and the state of one event. */
interface Scene {
  event: RevocationEvent;
  credential: Credential;
  /** Member with the session of the browser that makes the calls. */
  member: Member;
  /** Session of another browser. */
  other: Session;
  /** Current password. */
  password: string;
  email: string;
  hasFactor: boolean;
  /** Blog that the member leads with `lead`, where the cell needs one. */
  groupBlog?: string;
  /** Other member involved, where the cell needs one. */
  guest?: Member;
}

const as = (member: Member, session: Session): Member => ({ ...member, ...session });
function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return t.inject({ method: 'POST', url: `/v2${url}`, payload, headers });
}
function postAsMember(member: Member, url: string, payload: object = {}) {
  return t.injectAs(member, { method: 'POST', url: `/v2${url}`, payload });
}
const worked = (reply: { status: number }): boolean => reply.status < 300;
async function isLoggedIn(session: Session): Promise<boolean> {
  const { body } = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${session.sid}` } });
  return body.response.isLoggedIn;
}
function must(reply: Reply<AnyBody>): AnyBody {
  if (!worked(reply)) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body?.response;
}
function nextCode(): string {
  clock += 60_000;
  return new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: clock });
}
/** Returns the code of the second factor where there is one. */
const codeOf = ({ hasFactor }: Scene, field = 'tfa_token') => (hasFactor ? { [field]: nextCode() } : {});
async function setFactor(scene: Scene): Promise<void> {
  if (scene.hasFactor) return;
  await enableSecondFactor(t, scene.member.userId, SECRET);
  scene.hasFactor = true;
}
/** Starts a new session of the member after the event. */
async function freshly({ member }: Scene): Promise<Member> {
  return as(member, await t.app.services.sessions.start(member.userId, 'fresh'));
}
async function factorIsOn(scene: Scene): Promise<boolean> {
  const { status, body } = await t.injectAs(await freshly(scene), '/v2/account/two_factor');
  return status === 200 && body.response.enabled;
}
function logIn(scene: Scene, more: object = {}, headers: Record<string, string> = {}) {
  const payload = { grant_type: 'password', username: scene.email, password: scene.password, ...more };
  return post('/oauth2/token', payload, headers);
}
function tokenFor({ member: { userId }, email }: Scene, purpose: Parameters<typeof newToken>[3]) {
  return newToken(t.db, t.app.services, { id: userId, email }, purpose);
}
function cookiesOf(reply: Reply<AnyBody>) {
  return Object.fromEntries(
    [reply.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]?.split('=') ?? []),
  ) as Record<string, string>;
}
async function rememberedBrowser(scene: Scene) {
  await setFactor(scene);
  const reply = await logIn(scene, { ...codeOf(scene), remember_device: true });
  must(reply);
  const { sid = '', remembered = '' } = cookiesOf(reply);
  return { sid, csrfToken: String(reply.headers['x-csrf']), remembered };
}
async function guestOf(scene: Scene): Promise<Member> {
  scene.guest ??= await t.member(`guest-${serial}`);
  return scene.guest;
}
async function groupBlogOf(scene: Scene): Promise<string> {
  if (scene.groupBlog) return scene.groupBlog;
  const name = `group-${serial}`;
  await t.db.transaction((tx) => insertBlog(tx, lead.userId, name, false));
  await addWriter(t.db, name, scene.member, 'admin');
  scene.groupBlog = name;
  return name;
}
function join(member: Member, blog: string) {
  return t.injectAs(member, { method: 'PUT', url: `/v2/blog/${blog}/membership`, payload: {} });
}
async function ripeRecovery({ member: { userId } }: Scene): Promise<void> {
  await t.db.query(
    'insert into account_recoveries (user_id, ends_at) values ($1, $2) on conflict (user_id) do update set ends_at = $2',
    [userId, new Date(clock - HOUR_MS).toISOString()],
  );
}
/** Creates a pending sign-in that returned from the provider with that `subject`. */
async function cameBack(subject: string): Promise<string> {
  const nonce = `nonce-of-${subject}-${clock}`;
  const nonceHash = nonceHashOf(t.app.services, nonce);
  await insertSignIn(t.db, {
    nonceHash,
    stateHash: stateHashOf(t.app.services, nonce),
    providerId: 'harbour',
    redirectTo: undefined,
    linkUserId: undefined,
    expiresAt: new Date(clock + HOUR_MS),
    now: new Date(clock),
  });
  await storeIdentity(t.db, nonceHash, { providerId: 'harbour', subject } as Parameters<
    typeof storeIdentity
  >[2]);
  return nonce;
}
async function linked({ member: { userId } }: Scene): Promise<string> {
  const subject = `subject-${serial}`;
  const identity = { providerId: 'harbour', subject } as Parameters<typeof insertThirdParty>[2];
  await insertThirdParty(t.db, userId, identity);
  return subject;
}
async function signInBy(scene: Scene, nonce: string) {
  return worked(await post('/tauth/login', { nonce, ...codeOf(scene, 'tfa_code') }));
}

/** Opens a live stream; the returned function resolves to true while it is still open some time after the event. */
async function stream(scene: Scene, { sid }: Session): Promise<() => Promise<boolean>> {
  const { live, sessions } = t.app.services;
  const opened = await live.open(scene.member.userId, sessions.sidHash(sid));
  let isOpen = true;
  opened.resume().once('end', () => {
    isOpen = false;
  });
  return async () => {
    const ends = outcomeOf(scene.event, scene.credential) === 'ends';
    // A stream ends within a second; the longer wait is for slow machines.
    for (let waited = 0; isOpen && waited < (ends ? 5000 : 300); waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const answer = isOpen;
    opened.destroy();
    return answer;
  };
}

/**
 * Gives the member a credential. The returned function, called after the event, resolves to true when it still works.
 */
type Make = (scene: Scene) => Promise<() => Promise<boolean>>;

const MAKE: Record<Credential, Make> = {
  password: async (scene) => async () => worked(await logIn({ ...scene, password: OLD }, codeOf(scene))),
  currentSession:
    async ({ member }) =>
    () =>
      isLoggedIn(member),
  otherSession:
    async ({ other }) =>
    () =>
      isLoggedIn(other),
  currentStream: (scene) => stream(scene, scene.member),
  otherStream: (scene) => stream(scene, scene.other),
  accessToken: async ({ member }) => {
    const { token } = await t.app.services.sessions.createAccessToken(member.userId, 'program/1.0');
    const headers = { authorization: `Bearer ${token}` };
    return async () => (await t.inject({ url: '/v2/account/sessions', headers })).status === 200;
  },
  authorizationCode: async ({ member }) => {
    const code = await authorizeClient(t, member, app);
    return async () => worked(await post('/oauth2/exchange', codeExchange(app, code)));
  },
  appAccessToken: async ({ member }) => {
    const { accessToken } = await tokensFor(t, member, app);
    const headers = { authorization: `Bearer ${accessToken}` };
    return async () => (await t.inject({ url: '/v2/user/likes', headers })).status === 200;
  },
  appRefreshToken: async ({ member }) => {
    const { refreshToken } = await tokensFor(t, member, app, 'basic offline_access');
    const payload = {
      grant_type: 'refresh_token',
      client_id: app.clientId,
      client_secret: app.clientSecret,
      refresh_token: refreshToken,
    };
    return async () => worked(await post('/oauth2/exchange', payload));
  },
  signedToken: async ({ member }) => {
    const token = await signedTokenFor(t, member, app);
    const url = '/v2/user/likes';
    return async () =>
      (
        await t.inject({
          url,
          headers: authorizationHeader(app, url, { token, method: 'GET', now: t.app.services.now() }),
        })
      ).status === 200;
  },
  requestToken: async ({ member }) => {
    const token = await requestTokenOf(t, app);
    const { verifier } = must(
      await postAsMember(member, '/oauth/authorize', { oauth_token: token.key, allow: true }),
    );
    const more = { oauth_verifier: verifier };
    return async () => worked(await requestSigned(t, app, 'access_token', { token, more }));
  },
  passkey: async (scene) => {
    const phone = await passkeyOf(t, scene.member, { password_current: OLD, ...codeOf(scene) });
    return async () => worked(await post('/passkeys/session', { passkey: await answerChallenge(t, phone) }));
  },
  passkeyBeingAdded: async (scene) => {
    const proof = { password_current: OLD, ...codeOf(scene) };
    const { options } = must(await postAsMember(scene.member, '/account/passkeys/start', proof));
    const passkey = new Authenticator(ORIGIN).create(options);
    return async () =>
      worked(await postAsMember(await freshly(scene), '/account/passkeys', { name: 'Phone', passkey }));
  },
  provider: async (scene) => {
    const subject = await linked(scene);
    return async () => signInBy(scene, await cameBack(subject));
  },
  providerBeingLinked: async (scene) => {
    harbour.account = { sub: `subject-${serial}` };
    const proof = { password_current: OLD, ...codeOf(scene) };
    const request = { provider_id: 'harbour', link: true, redirect_to: '/settings/account', proof };
    const started = await postAsMember(scene.member, '/tauth/start', request);
    const back = await harbour.logInAt(must(started).authorizationUrl);
    const { sign_in } = cookiesOf(started);
    return async () => {
      const cookie = `sign_in=${sign_in}; sid=${(await freshly(scene)).sid}`;
      const reply = await t.app.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });
      return reply.headers.location === '/settings/account';
    };
  },
  providerSignIn: async (scene) => {
    const nonce = await cameBack(await linked(scene));
    return () => signInBy(scene, nonce);
  },
  secondFactor: async (scene) => {
    await setFactor(scene);
    return () => factorIsOn(scene);
  },
  secondFactorSetup: async (scene) => {
    const started = must(await postAsMember(scene.member, '/account/two_factor', { password_current: OLD }));
    const totp = new TOTP({ secret: Secret.fromBase32(started.secret) });
    return async () => {
      const payload = { tfa_token: totp.generate({ timestamp: clock }) };
      return worked(await postAsMember(await freshly(scene), '/account/two_factor/confirm', payload));
    };
  },
  backupCode: async (scene) => {
    await setFactor(scene);
    const proof = { password_current: OLD, ...codeOf(scene) };
    const { backupCodes: codes } = must(await postAsMember(scene.member, '/account/backup_codes', proof));
    return async () => (await factorIsOn(scene)) && worked(await logIn(scene, { tfa_token: codes[0] }));
  },
  currentRememberedBrowser: async (scene) => {
    const { remembered, ...session } = await rememberedBrowser(scene);
    scene.member = as(scene.member, session);
    return async () =>
      (await factorIsOn(scene)) && worked(await logIn(scene, {}, { cookie: `remembered=${remembered}` }));
  },
  otherRememberedBrowser: async (scene) => {
    const { remembered, ...session } = await rememberedBrowser(scene);
    await t.db.query('delete from sessions where id_hash = $1', [
      t.app.services.sessions.sidHash(scene.other.sid),
    ]);
    scene.other = session;
    return async () =>
      (await factorIsOn(scene)) && worked(await logIn(scene, {}, { cookie: `remembered=${remembered}` }));
  },
  pendingEmail: async (scene) => {
    const email = `pending-${serial}@example.test`;
    const payload = { email, password_current: OLD, ...codeOf(scene) };
    must(await t.injectAs(scene.member, { method: 'PATCH', url: '/v2/account', payload }));
    const token = await newestMailedToken(t, mailer, email);
    return async () => (await post('/account/verify_email', { token })).body.response?.email === email;
  },
  verifyLink: async (scene) => {
    const token = await tokenFor(scene, 'verify');
    return async () => worked(await post('/account/verify_email', { token }));
  },
  resetLink: async (scene) => {
    const token = await tokenFor(scene, 'reset');
    return async () =>
      worked(
        await post('/user/reset/complete', { token, password: 'another quiet harbour', ...codeOf(scene) }),
      );
  },
  loginLink: async (scene) => {
    const token = await tokenFor(scene, 'login');
    return async () => worked(await post('/login/link', { token, ...codeOf(scene) }));
  },
  proofCode: async (scene) => {
    const user = { id: scene.member.userId, email: scene.email, locale: 'en-us' };
    const { mail } = await codeEmail(t.db, t.app.services, user, { client: 'Firefox', at: 0 });
    const mail_code = /^\w{4}-\w{4}$/m.exec(mail.text)?.[0];
    return async () => {
      // The credential is for accounts without a password, and an event that needs one may have set it.
      await t.db.query('update users set password_hash = null where id = $1', [scene.member.userId]);
      const proof = { mail_code, ...codeOf(scene) };
      return worked(await postAsMember(await freshly(scene), '/account/passkeys/start', proof));
    };
  },
  recoverLink: async (scene) => {
    const token = await tokenFor(scene, 'recover');
    return async () => worked(await post('/recovery', { token }));
  },
  recoveredLink: async (scene) => {
    await ripeRecovery(scene);
    const token = await tokenFor(scene, 'recovered');
    return async () => worked(await post('/recovery/finish', { token }));
  },
  keepLink: async (scene) => {
    const token = await tokenFor(scene, 'keep');
    return async () => worked(await post('/recovery/revoke', { token }));
  },
  undoLink: async (scene) => {
    const { userId: id } = scene.member;
    const link = await undoLink(t.db, t.app.services, { id, email: scene.email }, 'passkey');
    return async () => worked(await post('/account/undo', { token: link?.link.split('#')[1] }));
  },
  reviewToken: async (scene) => {
    const review_token = await tokenFor(scene, 'review');
    const payload = { review_token, credentials: [{ kind: 'passkey', id: '1' }] };
    return async () =>
      worked(await postAsMember(await freshly(scene), '/account/credentials/remove', payload));
  },
  pushDevice: async (scene) => {
    const device = pushService.browser(`browser-${serial}`);
    must(await postAsMember(as(scene.member, scene.other), '/user/push_devices', device));
    return async () => {
      const { status, body } = await t.injectAs(await freshly(scene), '/v2/user/push_devices');
      return status === 200 && body.response.devices.length > 0;
    };
  },
  upload: async (scene) => {
    const announced = { kind: 'image', type: 'image/jpeg', bytes: 1000 };
    const { uploadId: id } = must(await postAsMember(scene.member, '/media/uploads', announced)).upload;
    return async () => worked(await t.injectAs(await freshly(scene), `/v2/media/uploads/${id}`));
  },
  queuedPost: async (scene) => {
    const publishOn = new Date(clock + HOUR_MS).toISOString();
    const { id } = await postAs(t, scene.member, {
      content: [{ type: 'text', text: 'Later' }],
      state: 'queue',
      publishOn,
    });
    return async () => {
      await freshly(scene);
      const faults: unknown[] = [];
      await publishDue({
        db: t.db,
        now: clock + 2 * HOUR_MS,
        screenPost: t.app.services.screenPost,
        onFault: (error) => void faults.push(error),
      });
      const [row] = await t.db.query<{ state: string }>('select state from posts where id = $1', [id]);
      return row?.state === 'published';
    };
  },
  dataDownload: async (scene) => {
    const other = as(scene.member, scene.other);
    const { download } = must(await postAsMember(other, '/privacy/download'));
    await t.app.services.jobs.settled();
    const made = must(await t.injectAs(other, `/v2/privacy/download/${download.id}`));
    return async () => {
      await freshly(scene);
      const headers = { cookie: `sid=${scene.other.sid}` };
      return (await t.app.inject({ url: made.download.url, headers })).statusCode === 200;
    };
  },
  invitationSent: async (scene) => {
    const [blog, guest] = [await groupBlogOf(scene), await guestOf(scene)];
    const url = `/v2/blog/${blog}/invitations/${guest.blogName}`;
    must(await t.injectAs(scene.member, { method: 'PUT', url, payload: { role: 'admin' } }));
    return async () => worked(await join(guest, blog));
  },
  invitationReceived: async (scene) => {
    const guest = await guestOf(scene);
    const blog = `guests-${serial}`;
    await t.db.transaction((tx) => insertBlog(tx, guest.userId, blog, false));
    const url = `/v2/blog/${blog}/invitations/${scene.member.blogName}`;
    must(await t.injectAs(guest, { method: 'PUT', url, payload: { role: 'admin' } }));
    return async () => worked(await join(await freshly(scene), blog));
  },
};

async function reset(scene: Scene): Promise<void> {
  const user = { id: scene.member.userId, email: scene.email, locale: 'en-us' };
  const token = /#(\S+)/.exec((await linkEmail(t.db, t.app.services, user, 'reset')).mail.text)?.[1];
  must(await post('/user/reset/complete', { token, password: NEW, ...codeOf(scene) }));
  scene.password = NEW;
}
async function task(name: string, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await tasks[name]?.({ db: t.db, dataDir: t.dataDir, secret, say: (line) => lines.push(line) }, args);
  return lines;
}

/** Triggers each event through its real operation. */
const CARRY_OUT: Record<RevocationEvent, (scene: Scene) => Promise<unknown>> = {
  passwordChanged: async (scene) => {
    const payload = { password_current: OLD, password: NEW, ...codeOf(scene) };
    must(await t.injectAs(scene.member, { method: 'PATCH', url: '/v2/account', payload }));
    scene.password = NEW;
  },
  passwordReset: reset,
  unconfirmedPasswordReset: async (scene) => {
    await t.db.query('update users set email_verified_at = null where id = $1', [scene.member.userId]);
    await reset(scene);
    scene.hasFactor = false;
  },
  passwordSetByOperator: async (scene) => {
    scene.password = (await task('reset-password', scene.email))[1] ?? '';
  },
  accountRecovered: async (scene) => {
    await ripeRecovery(scene);
    must(await post('/recovery/finish', { token: await tokenFor(scene, 'recovered') }));
    scene.hasFactor = false;
  },
  changeUndone: async (scene) => {
    // Dates the change after every credential, but before a later change that could be undone as well.
    const startedAt = new Date(Date.now() + (scene.credential === 'undoLink' ? -HOUR_MS : 50)).toISOString();
    const user = { id: scene.member.userId, email: scene.email };
    const link = await undoLink(t.db, t.app.services, user, 'address', startedAt);
    must(await post('/account/undo', { token: link?.link.split('#')[1] }));
    // The owner then sets a new password, which is a separate event.
    await updatePasswordHash(t.db, scene.member.userId, await hashPassword(NEW));
    scene.password = NEW;
  },
  emailChanged: async (scene) => {
    const email = `moved-${serial}@example.test`;
    const payload = { email, password_current: OLD, ...codeOf(scene) };
    must(await t.injectAs(scene.member, { method: 'PATCH', url: '/v2/account', payload }));
    must(await post('/account/verify_email', { token: await newestMailedToken(t, mailer, email) }));
    scene.email = email;
  },
  secondFactorOn: async (scene) => {
    const begun = must(await postAsMember(scene.member, '/account/two_factor', { password_current: OLD }));
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) });
    const payload = { tfa_token: totp.generate({ timestamp: clock }) };
    must(await postAsMember(scene.member, '/account/two_factor/confirm', payload));
    // Replaces the secret that the site generated by the one for which the test computes codes.
    await t.db.query('delete from second_factors where user_id = $1', [scene.member.userId]);
    await setFactor(scene);
  },
  secondFactorOff: async (scene) => {
    await setFactor(scene);
    const proof = { password_current: OLD, ...codeOf(scene) };
    must(await postAsMember(scene.member, '/account/two_factor/disable', proof));
    scene.hasFactor = false;
  },
  accountSuspended: async ({ member: { userId } }) => {
    const url = `/v2/admin/accounts/${userId}/suspension`;
    must(await t.injectAs(lead, { method: 'PUT', url, payload: { reason: 'A reason' } }));
    // Lifted at once: credentials that stay must work again, those that ended must not come back.
    await t.db.transaction((tx) => restore(tx, userId));
  },
  accountDeleted: async (scene) => {
    must(await postAsMember(scene.member, '/account/delete', { password_current: OLD, ...codeOf(scene) }));
  },
  accountClosed: ({ email }) => task('delete-member', email),
  loggedOut: async ({ member }) => must(await postAsMember(member, '/logout')),
  sessionEnded: async ({ member, other }) => {
    const [row] = await t.db.query<{ id: string }>('select id from sessions where id_hash = $1', [
      t.app.services.sessions.sidHash(other.sid),
    ]);
    must(await t.injectAs(member, { method: 'DELETE', url: `/v2/account/sessions/cookie-${row?.id}` }));
  },
  otherSessionsEnded: async ({ member }) =>
    must(await t.injectAs(member, { method: 'DELETE', url: '/v2/account/sessions' })),
  // A member who has not authorised the app gets an error that there is nothing to revoke.
  appRevoked: ({ member }) => t.injectAs(member, { method: 'DELETE', url: `/v2/user/apps/${app.clientId}` }),
  blogMemberRemoved: async (scene) => {
    const url = `/v2/blog/${await groupBlogOf(scene)}/members/${scene.member.blogName}`;
    must(await t.injectAs(lead, { method: 'DELETE', url }));
  },
  blogBlocked: async (scene) => {
    const url = `/v2/user/blocks/${(await guestOf(scene)).blogName}`;
    must(await t.injectAs(scene.member, { method: 'PUT', url }));
  },
};

async function newScene(event: RevocationEvent, credential: Credential): Promise<Scene> {
  serial += 1;
  const member = await t.member(`member-${serial}`);
  await updatePasswordHash(t.db, member.userId, hash);
  await t.db.query("update users set email_verified_at = now() - interval '1 year' where id = $1", [
    member.userId,
  ]);
  const other = await t.app.services.sessions.start(member.userId, 'other');
  return { event, credential, member, other, password: OLD, email: member.email, hasFactor: false };
}

/** Tests one cell. */
async function fateInFact(event: RevocationEvent, credential: Credential): Promise<CredentialOutcome> {
  const scene = await newScene(event, credential);
  try {
    const works = await MAKE[credential](scene);
    await CARRY_OUT[event](scene);
    return (await works()) ? 'stays' : 'ends';
  } catch (error) {
    throw new Error(`${event} × ${credential}`, { cause: error });
  }
}

const credentials = Object.keys(CREDENTIALS) as Credential[];

test.each(credentials)('%s is valid while nothing happens to the account', async (credential) => {
  const scene = await newScene('blogBlocked', credential);
  const works = await MAKE[credential](scene);
  expect(await works()).toBe(true);
});

test.each(Object.keys(REVOCATIONS) as RevocationEvent[])(
  '%s revokes and keeps every credential as the revocation matrix says',
  async (event) => {
    const said: Record<string, CredentialOutcome> = {};
    const found: Record<string, CredentialOutcome> = {};
    for (const credential of credentials) {
      const fate = outcomeOf(event, credential);
      if (fate === 'cannotBe') continue;
      said[credential] = fate;
      found[credential] = await fateInFact(event, credential);
    }
    expect(found).toEqual(said);
  },
  300_000,
);
