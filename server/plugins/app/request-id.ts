import { randomBytes } from 'node:crypto';

/** A name for a request that a member can tell support: short, unique enough, and saying nothing. */
export function requestId(): string {
  return `req-${randomBytes(7).toString('hex')}`;
}
