import { createPrivateKey } from 'node:crypto';

/** PKCS #8 prefix before the 32 bytes of an Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the library's signing key, derived from 32 bytes so that every process has the same. */
export function signingKey(seed: Buffer): Record<string, unknown> {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { ...key.export({ format: 'jwk' }), use: 'sig', alg: 'Ed25519' };
}
