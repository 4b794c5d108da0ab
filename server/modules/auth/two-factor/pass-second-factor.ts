import type { FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { isRemembered } from './remembered-browsers.ts';
import { checkSecondFactor } from './second-factor.ts';

/**
 * Checks the second factor of a log-in: a code, or a remembered browser. Actions beyond logging in always need a code
 * ({@link checkSecondFactor}).
 *
 * @returns true when a correct code was given
 * @throws DomainError invalid-two-factor-code when it is missing or wrong
 */
export async function passSecondFactor(
  tx: Queryable,
  services: Services,
  userId: string,
  code: string | undefined,
  request: FastifyRequest,
): Promise<boolean> {
  if (code === undefined && (await isRemembered(tx, services, userId, request))) return false;
  return checkSecondFactor(tx, services, userId, code);
}
