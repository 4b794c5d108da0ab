import { isIP } from 'node:net';
import { domainError } from '#server/core/errors.ts';
import type { Services } from '#server/services.ts';

/** The site as a WebAuthn relying party. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  id: string;
  /** Origin of the pages that use them. */
  origin: string;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Derives the relying party from the site's address. Passkeys are bound to names, so a loopback IP address becomes
 * `localhost`.
 *
 * @throws DomainError not-in-this-state where the site has an IP address only
 */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw domainError('not-in-this-state', { reason: 'no_passkeys_here' });
  }
  return { id: url.hostname, origin: url.origin };
}
