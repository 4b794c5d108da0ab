import type { AddressInfo } from 'node:net';
import { crypto as acmeCrypto } from 'acme-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkerContext } from '#server/define-module.ts';
import { openTlsListener } from '#server/lifecycle/tls-listener.ts';
import { certify as certifyName } from '#tests/support/certificates.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { peerCertificate } from '#tests/support/peer-certificate.ts';
import { newPrivateKey, problemOf, signingRequest } from './acme-authority.ts';
import { advanceCertificates, areCertificatesDue, pauseOf } from './advance-certificates.ts';
import { addChallenge } from './certificates-repository.ts';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const OWN_NAME = 'site.quay.com';

let scene: PaymentScene;
let context: WorkerContext;
let serial = 0;
beforeAll(async () => {
  // Nothing listens there, so that the authority does not answer.
  const acme = { directoryUrl: 'https://127.0.0.1:1/dir', email: undefined, servesOwnName: false };
  scene = await paymentScene({ publicUrl: `https://${OWN_NAME}`, acme });
  context = { db: scene.t.db, services: scene.t.app.services, log: { warn: () => undefined } };
});
afterAll(() => scene.close());

async function connected(name: string, status = 'active'): Promise<Member> {
  serial += 1;
  const member = await scene.t.member(`named-${serial}`);
  await scene.t.db.query(
    `insert into domains (user_id, blog_id, name, kind, status, auto_renew, is_locked, is_private, verify_token)
     select $1, b.id, $2, 'connected', $3, false, false, false, 'token' from blogs b where b.name = $4`,
    [member.userId, name, status, member.blogName],
  );
  return member;
}

const certify = (name: string): Promise<string> => certifyName(scene.t, name);

async function ask(name: string): Promise<number> {
  const answer = await scene.t.app.inject(`/.well-known/skein/tls-ask?domain=${encodeURIComponent(name)}`);
  return answer.statusCode;
}

async function certificateOf(member: Member, name: string) {
  const { body } = await scene.call(member, 'GET', `/user/domains/${name}`);
  return body.response.domain.certificate;
}

test('an authority that does not answer leaves a reason, and is asked again after five minutes, then ten', async () => {
  const anna = await connected('silent.quay.com');
  expect(await certificateOf(anna, 'silent.quay.com')).toEqual({ status: 'waiting' });
  for (const minutes of [5, 10]) {
    expect(await areCertificatesDue(context)).toBe(true);
    await advanceCertificates(context, new AbortController().signal);
    const nextMs = scene.now() + minutes * MINUTE_MS;
    expect(await certificateOf(anna, 'silent.quay.com')).toEqual({
      ...{ status: 'failed', failureReason: 'unavailable', nextAttemptTs: Math.floor(nextMs / 1000) },
    });
    expect(await areCertificatesDue(context)).toBe(false);
    scene.pass(minutes * MINUTE_MS);
  }
});

test('a name that does not lead here yet is never ordered', async () => {
  await connected('not-yet.quay.com', 'connecting');
  await advanceCertificates(context, new AbortController().signal);
  expect(await scene.t.db.query(`select 1 from domain_certificates where name = 'not-yet.quay.com'`)).toEqual(
    [],
  );
});

test('TLS shows each name its own certificate, and refuses unknown names and those that were taken away', async () => {
  const names = ['one.quay.com', 'two.quay.com'];
  for (const name of names) {
    await connected(name);
    await certify(name);
  }
  const { app, db } = scene.t;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { certificates } = app.services;
  const tls = await openTlsListener(app, {
    ...{ host: '127.0.0.1', port: 0 },
    contextOf: (name) => certificates.contextOf(name),
  });
  const { port } = tls.address() as AddressInfo;
  for (const name of names) expect((await peerCertificate(port, name))?.checkHost(name)).toBe(name);
  expect((await peerCertificate(port, 'ONE.quay.com'))?.checkHost('one.quay.com')).toBe('one.quay.com');
  expect(await peerCertificate(port, 'three.quay.com')).toBeUndefined();
  await db.query(`update domains set status = 'failed' where name = 'two.quay.com'`);
  certificates.forget('two.quay.com');
  expect(await peerCertificate(port, 'two.quay.com')).toBeUndefined();
  tls.close();
});

test('www of a domain is ordered where it leads here too, unless it is a domain of its own', async () => {
  const { db } = scene.t;
  for (const name of ['both.quay.com', 'apart.quay.com', 'www.apart.quay.com', 'alone.quay.com'])
    await connected(name);
  await db.query(`update domains set has_www = true where name in ('both.quay.com', 'apart.quay.com')`);
  await advanceCertificates(context, new AbortController().signal);
  const rows = await db.query(
    `select c.name, d.name as owner from domain_certificates c join domains d on d.id = c.domain_id
      where c.name like 'www.%' order by c.name`,
  );
  expect(rows).toEqual([
    { name: 'www.apart.quay.com', owner: 'www.apart.quay.com' },
    { name: 'www.both.quay.com', owner: 'both.quay.com' },
  ]);
  await certify('www.both.quay.com');
  const { certificates } = scene.t.app.services;
  expect(await certificates.contextOf('www.both.quay.com')).toBeDefined();
  await db.query(`update domains set status = 'failed' where name = 'both.quay.com'`);
  certificates.forget('www.both.quay.com');
  expect(await certificates.contextOf('www.both.quay.com')).toBeUndefined();
});

test('www of a domain that is registered here is ordered while it opens a blog, and its failure is shown', async () => {
  const { db } = scene.t;
  const anna = await connected('ours.quay.com');
  const wwwOf = async () => {
    const { body } = await scene.call(anna, 'GET', '/user/domains/ours.quay.com');
    return body.response.domain.wwwCertificate;
  };
  expect(await wwwOf()).toBeUndefined();
  await db.query(
    `update domains set kind = 'registered', expires_at = now() + interval '1 year' where name = 'ours.quay.com'`,
  );
  expect(await wwwOf()).toEqual({ status: 'waiting' });
  await advanceCertificates(context, new AbortController().signal);
  expect(await wwwOf()).toMatchObject({ status: 'failed', failureReason: 'unavailable' });
  await certify('www.ours.quay.com');
  expect((await wwwOf()).expiresTs).toBeGreaterThan(scene.now() / 1000);
  await db.query(`update domains set blog_id = null where name = 'ours.quay.com'`);
  expect(await wwwOf()).toBeUndefined();
});

test('the key of a certificate cannot be read in the database, nor be used for another name', async () => {
  await connected('sealed.quay.com');
  await connected('thief.quay.com');
  const pem = await certify('sealed.quay.com');
  const { db, app } = scene.t;
  const [row] = await db.query<{ sealed_key: Uint8Array }>(
    `select sealed_key from domain_certificates where name = 'sealed.quay.com'`,
  );
  const stored = Buffer.from(row?.sealed_key ?? []);
  expect(stored.includes('PRIVATE KEY')).toBe(false);
  expect(stored.includes(Buffer.from(pem.split('\n')[1] ?? '', 'base64'))).toBe(false);
  await certify('thief.quay.com');
  await db.query(`update domain_certificates set sealed_key = $1 where name = 'thief.quay.com'`, [stored]);
  app.services.certificates.forget('thief.quay.com');
  await expect(app.services.certificates.contextOf('thief.quay.com')).rejects.toThrow();
});

test('a proxy that asks for a name hears yes for names that are served here alone', async () => {
  await connected('asked.quay.com');
  await connected('coming.quay.com', 'connecting');
  expect(await ask(OWN_NAME)).toBe(200);
  expect(await ask('Asked.quay.com')).toBe(200);
  expect(await ask('www.asked.quay.com')).toBe(200);
  for (const name of [
    'coming.quay.com',
    'sub.asked.quay.com',
    'other.example',
    '',
    '*',
    'a'.repeat(300),
    '127.0.0.1',
  ])
    expect(await ask(name), name).toBe(404);
});

test('the answer to a challenge is read under the name that is being proved, and only while it is asked', async () => {
  await connected('proved.quay.com');
  await addChallenge(scene.t.db, { token: 'tok-1', keyAuthorization: 'tok-1.abc', nowMs: scene.now() });
  const read = async (token: string) => {
    const url = `/.well-known/acme-challenge/${token}`;
    const { statusCode, body } = await scene.t.app.inject({ url, headers: { host: 'proved.quay.com' } });
    return `${statusCode} ${body.trim()}`;
  };
  expect(await read('tok-1')).toBe('200 tok-1.abc');
  expect(await read('tok-2')).toBe('404 Nothing is asked here.');
  expect(await read('..%2Ftok-1')).toBe('404 Nothing is asked here.');
});

test('pauses grow up to a day, and an authority that names a longer one is obeyed', () => {
  const pauses = [0, 1, 2, 3, 9].map((failures) =>
    pauseOf(problemOf({ type: 'urn:ietf:params:acme:error:dns' }), failures),
  );
  expect(pauses).toEqual([15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 16 * HOUR_MS, DAY_MS]);
  const limited = { type: 'urn:ietf:params:acme:error:rateLimited' };
  expect(pauseOf(problemOf(limited), 0)).toBe(HOUR_MS);
  expect(pauseOf(problemOf(limited, '7200'), 0)).toBe(2 * HOUR_MS);
});

test('a name that is longer than a common name may be is asked for as an alternative name alone', async () => {
  const asked = async (name: string) => {
    const request = await signingRequest({ crypto: acmeCrypto }, name, Buffer.from(newPrivateKey()));
    return acmeCrypto.readCsrDomains(request);
  };
  const longest = `${'a'.repeat(55)}.quay.com`;
  expect(longest).toHaveLength(64);
  expect(await asked(longest)).toEqual({ commonName: longest, altNames: [longest] });
  const longer = `a${longest}`;
  expect(await asked(longer)).toEqual({ commonName: null, altNames: [longer] });
});
