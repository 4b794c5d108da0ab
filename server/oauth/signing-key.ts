import { createPrivateKey } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key the library wants to sign with, out of 32 bytes: the same one in every process. */
export function signingKey(seed: Buffer): Record<string, unknown> {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { ...key.export({ format: 'jwk' }), use: 'sig', alg: 'Ed25519' };
}
