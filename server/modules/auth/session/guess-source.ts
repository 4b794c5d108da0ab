import type { FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { knownDevice } from '#server/modules/auth/devices/devices.ts';
import type { Services } from '#server/services.ts';

/**
 * Source of a guess at an account. Each source has a limit of its own, so that one cannot exhaust another's: all
 * browsers and clients that the account was never used from share one; a known browser, a session, the holder of a
 * mailed link and a verified identity at a sign-in provider each have their own
 * (docs/decisions/060-login-throttling.md).
 */
export type GuessSource =
  | 'unknown'
  | 'mailbox'
  | `device ${string}`
  | `session ${string}`
  | `identity ${string}`;

/** Returns the source of a log-in to the account with that address: a browser known to it, or the shared one. */
export async function loginSource(
  db: Queryable,
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<GuessSource> {
  const device = await knownDevice(db, services, request, mailAddress(email));
  return device === undefined ? 'unknown' : `device ${device}`;
}
