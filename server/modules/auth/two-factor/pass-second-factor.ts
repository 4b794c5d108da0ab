import type { FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { isRemembered } from './remembered-browsers.ts';
import { checkSecondFactor } from './second-factor.ts';

/**
 * Lets somebody who logs in past the second factor: by a code, or because they gave one in this browser and had it
 * remembered. What is more than logging in asks for the code always ({@link checkSecondFactor}).
 *
 * @returns whether a code was given and right
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
