import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkerContext } from '#server/define-module.ts';
import { openTlsListener } from '#server/lifecycle/tls-listener.ts';
import { dyingDatabase, Killed } from '#tests/support/dying-database.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { type Pebble, pebbleDir, startPebble } from '#tests/support/pebble.ts';
import { peerCertificate } from '#tests/support/peer-certificate.ts';
import type { AcmeSettings } from './acme-settings.ts';
import { advanceCertificates, areCertificatesDue, LEASE_MS } from './advance-certificates.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const TIMEOUT_MS = 120_000;
/** More than any of the processes has; reaching it fails the test. */
const MAX_STEPS = 200;

if (pebbleDir === undefined)
  console.warn(
    'Skipped: orders at a real ACME server. Install it with `go install github.com/letsencrypt/pebble/v2/cmd/...@v2.10.1` and name its folder in PEBBLE_DIR.',
  );

describe.skipIf(pebbleDir === undefined)('certificates of a real ACME server', () => {
  let scene: PaymentScene;
  let pebble: Pebble;
  let context: WorkerContext;
  let serial = 0;
  const warnings: object[] = [];
  beforeAll(async () => {
    const acme: AcmeSettings = { directoryUrl: '', email: 'ops@example.com', servesOwnName: false };
    scene = await paymentScene({ publicUrl: 'https://site.quay.com', acme });
    await scene.t.app.listen({ host: '127.0.0.1', port: 0 });
    pebble = await startPebble((scene.t.app.server.address() as AddressInfo).port);
    acme.directoryUrl = pebble.directoryUrl;
    const { db, app } = scene.t;
    context = { db, services: app.services, log: { warn: (about) => void warnings.push(about) } };
  }, TIMEOUT_MS);
  afterAll(async () => {
    await pebble?.close();
    await scene?.close();
  });

  /** Adds a domain that leads here, as a look at it would. */
  async function connected(name: string, status = 'active'): Promise<string> {
    serial += 1;
    const member = await scene.t.member(`certified-${serial}`);
    await scene.t.db.query(
      `insert into domains (user_id, blog_id, name, kind, status, auto_renew, is_locked, is_private, verify_token)
       select $1, b.id, $2, 'connected', $3, false, false, false, 'token' from blogs b where b.name = $4`,
      [member.userId, name, status, member.blogName],
    );
    return name;
  }

  const advance = (one: WorkerContext = context) => advanceCertificates(one, new AbortController().signal);

  async function rowOf(name: string) {
    const [row] = await scene.t.db.query<{
      chain: string | null;
      sealed_key: Uint8Array | null;
      failure_reason: string | null;
      attempts: number;
      order_url: string | null;
      not_after_ms: number | null;
      next_attempt_ms: number;
    }>(
      `select *, round(extract(epoch from not_after) * 1000)::float8 as not_after_ms,
              round(extract(epoch from next_attempt_at) * 1000)::float8 as next_attempt_ms
         from domain_certificates where name = $1`,
      [name],
    );
    return row;
  }

  test(
    'a domain that leads here gets a certificate, which TLS serves for its name alone',
    async () => {
      const name = await connected('first.quay.com');
      await connected('waiting.quay.com', 'connecting');
      expect(await areCertificatesDue(context)).toBe(true);
      await advance();
      const row = await rowOf(name);
      expect(new X509Certificate(row?.chain ?? '').checkHost(name)).toBe(name);
      expect(row?.failure_reason).toBeNull();
      expect(await rowOf('waiting.quay.com')).toBeUndefined();
      expect(await scene.t.db.query('select 1 from acme_challenges')).toEqual([]);
      expect(await areCertificatesDue(context)).toBe(false);

      const { certificates } = scene.t.app.services;
      const tls = await openTlsListener(scene.t.app, {
        ...{ host: '127.0.0.1', port: 0 },
        contextOf: (asked) => certificates.contextOf(asked),
      });
      const { port } = tls.address() as AddressInfo;
      expect((await peerCertificate(port, name))?.checkHost(name)).toBe(name);
      expect(await peerCertificate(port, 'waiting.quay.com')).toBeUndefined();
      tls.close();
    },
    TIMEOUT_MS,
  );

  test(
    'a certificate is renewed when a third of its time is left, and the new one is served at once',
    async () => {
      const name = await connected('renewed.quay.com');
      await advance();
      const before = await rowOf(name);
      const { certificates } = scene.t.app.services;
      const served = await certificates.contextOf(name);
      const dueMs = Number(before?.next_attempt_ms);
      expect(Number(before?.not_after_ms) - dueMs).toBeGreaterThan(29 * DAY_MS);
      const aheadMs = dueMs - scene.now() + 1000;
      scene.pass(aheadMs - HOUR_MS);
      expect(await areCertificatesDue(context)).toBe(false);
      scene.pass(HOUR_MS);
      await advance();
      const after = await rowOf(name);
      expect(after?.chain).not.toBe(before?.chain);
      expect(await certificates.contextOf(name)).not.toBe(served);
      // The authority's clock stayed where it was.
      scene.pass(-aheadMs);
    },
    TIMEOUT_MS,
  );

  test(
    'a name that is too long for a common name gets a certificate, and its www does',
    async () => {
      const bare = await connected(`${'long'.repeat(15)}.quay.com`);
      expect(bare.length).toBeGreaterThan(64);
      await scene.t.db.query('update domains set has_www = true where name = $1', [bare]);
      await advance();
      for (const name of [bare, `www.${bare}`]) {
        const { chain, failure_reason: failureReason } = (await rowOf(name)) ?? {};
        expect(failureReason).toBeNull();
        expect(new X509Certificate(chain ?? '').checkHost(name)).toBe(name);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'a name that the authority refuses is tried again later and later, and does not stop others',
    async () => {
      await connected('refused.quay.com');
      const good = await connected('beside.quay.com');
      await advance();
      expect((await rowOf(good))?.chain).toContain('BEGIN CERTIFICATE');
      const first = await rowOf('refused.quay.com');
      expect(first).toMatchObject({ chain: null, attempts: 1, failure_reason: 'refused', order_url: null });
      const pauseMs = Number(first?.next_attempt_ms) - scene.now();
      await advance();
      expect((await rowOf('refused.quay.com'))?.attempts).toBe(1);
      scene.pass(pauseMs);
      await advance();
      const second = await rowOf('refused.quay.com');
      expect(second?.attempts).toBe(2);
      expect(Number(second?.next_attempt_ms) - scene.now()).toBe(4 * pauseMs);
      expect(warnings).toContainEqual(expect.objectContaining({ name: 'refused.quay.com' }));
    },
    TIMEOUT_MS,
  );

  test(
    'a process that dies at any step of an order loses nothing: another one finishes it',
    async () => {
      let step = 1;
      let names = 0;
      for (; step < MAX_STEPS; step += 1) {
        names += 1;
        const name = await connected(`killed-${names}.quay.com`);
        const { db, isDead } = dyingDatabase(scene.t.db, step);
        const outcome = await advance({ ...context, db }).then(
          () => 'done',
          (error: unknown) => error,
        );
        if (!isDead()) break;
        expect(outcome).toBeInstanceOf(Killed);
        const left = await rowOf(name);
        scene.pass(LEASE_MS);
        await advance();
        const row = await rowOf(name);
        expect(new X509Certificate(row?.chain ?? '').checkHost(name)).toBe(name);
        // An order that was stored is finished, not failed.
        if (left?.order_url) expect(row?.attempts).toBe(0);
      }
      expect(step).toBeGreaterThan(10);
      expect(step).toBeLessThan(MAX_STEPS);
    },
    TIMEOUT_MS,
  );
});
