import { isIP } from 'node:net';
import { domainError } from '#server/core/errors.ts';
import type { Services } from '#server/services.ts';

/** The site as authenticators know it. */
export interface RelyingParty {
  /** The host name that passkeys belong to. */
  id: string;
  /** Where pages that use them come from. */
  origin: string;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * The site as authenticators know it, from its address. Passkeys belong to names: a site that is tried out under a
 * number of its own machine is `localhost` as well.
 *
 * @throws DomainError not-in-this-state where the site has a number only
 */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw domainError('not-in-this-state', { detail: 'Passkeys need a site with a name of its own.' });
  }
  return { id: url.hostname, origin: url.origin };
}
