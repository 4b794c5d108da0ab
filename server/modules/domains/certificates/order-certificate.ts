import { createPrivateKey, X509Certificate } from 'node:crypto';
import { seal, unseal } from '#server/core/sealed-text.ts';
import type { WorkContext } from '#server/define-module.ts';
import { type AcmeAuthority, AcmeProblem, newPrivateKey } from './acme-authority.ts';
import {
  addChallenge,
  type CertificateRow,
  deleteChallenge,
  storeCertificate,
  storeOrder,
} from './certificates-repository.ts';

/** Share of a certificate's time that is left when it is renewed, as authorities advise. */
const RENEWAL_SHARE = 1 / 3;

/** Shortest time between two renewals, so that a clock that is wrong or a very short certificate orders no flood. */
const MIN_RENEWAL_MS = 3_600_000;

/** Name of what a key is encrypted for, so that the key of another row does not open it. */
export const sealedAbout = (name: string): string => `certificate ${name}`;

/**
 * Orders a certificate for a name, or finishes the order that a process left behind, and stores it.
 *
 * @throws {AcmeProblem}
 */
export async function orderCertificate(
  { db, services }: WorkContext,
  authority: AcmeAuthority,
  { name, order_url: orderUrl, sealed_order_key: sealedKey }: CertificateRow,
): Promise<void> {
  const about = sealedAbout(name);
  const sealing = services.keys.certificate;
  const earlier = orderUrl === null ? undefined : await authority.resume(orderUrl);
  const order = earlier ?? (await authority.order(name));
  let key: Buffer;
  if (earlier && sealedKey !== null) key = unseal(sealing, about, sealedKey);
  else {
    key = Buffer.from(newPrivateKey());
    await storeOrder(db, name, {
      url: order.url,
      sealedKey: seal(sealing, about, key),
      nowMs: services.now(),
    });
  }
  if (order.status === 'pending')
    await authority.prove(order, async (token, keyAuthorization, work) => {
      await addChallenge(db, { token, keyAuthorization, nowMs: services.now() });
      await work().finally(() => deleteChallenge(db, token));
    });
  const chain = await authority.finish(order, name, key);
  const { notBeforeMs, notAfterMs } = validityOf(chain, { name, key, nowMs: services.now() });
  await storeCertificate(db, name, {
    chain,
    sealedKey: seal(sealing, about, key),
    notAfterMs,
    renewsMs: Math.max(
      notAfterMs - (notAfterMs - notBeforeMs) * RENEWAL_SHARE,
      services.now() + MIN_RENEWAL_MS,
    ),
  });
  services.certificates.forget(name);
}

/**
 * Returns the time of a certificate.
 *
 * @throws {AcmeProblem} when it is for another name or key, or over
 */
function validityOf(
  chain: string,
  { name, key, nowMs }: { name: string; key: Buffer; nowMs: number },
): { notBeforeMs: number; notAfterMs: number } {
  const certificate = new X509Certificate(chain);
  const notBeforeMs = Date.parse(certificate.validFrom);
  const notAfterMs = Date.parse(certificate.validTo);
  const isRight =
    certificate.checkHost(name) !== undefined && certificate.checkPrivateKey(createPrivateKey(key));
  if (!isRight || notAfterMs <= nowMs)
    throw new AcmeProblem('malformed', `The certificate that came is not one for ${name}.`);
  return { notBeforeMs, notAfterMs };
}
