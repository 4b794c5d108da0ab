import { generateKeyPairSync } from 'node:crypto';
import { crypto as acmeCrypto } from 'acme-client';
import { seal } from '#server/core/sealed-text.ts';
import { storeCertificate } from '#server/modules/domains/certificates/certificates-repository.ts';
import { sealedAbout } from '#server/modules/domains/certificates/order-certificate.ts';
import type { TestApp } from './app.ts';

const DAY_MS = 86_400_000;

/**
 * Gives a name a certificate that nobody but its own key signed, as an order would.
 *
 * @returns the key in PEM format
 */
export async function certify({ db, app }: Pick<TestApp, 'db' | 'app'>, name: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const about = { identifier: { type: 'dns', value: name } } as never;
  const [, chain] = await acmeCrypto.createAlpnCertificate(about, 'proof', pem);
  await db.query(
    `insert into domain_certificates (name, domain_id, next_attempt_at)
     select $1, (select id from domains where name = $1 order by id desc limit 1), now() on conflict (name) do nothing`,
    [name],
  );
  const nowMs = app.services.now();
  await storeCertificate(db, name, {
    chain: String(chain),
    sealedKey: seal(app.services.keys.certificate, sealedAbout(name), Buffer.from(pem)),
    ...{ notAfterMs: nowMs + 90 * DAY_MS, renewsMs: nowMs + 60 * DAY_MS },
  });
  app.services.certificates.forget(name);
  return pem;
}
