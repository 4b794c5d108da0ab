import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { countDomains, findDomain } from '../domains-repository.ts';

/**
 * Refuses a further domain of a member who has as many as anybody can. Locks the limit until the transaction ends, so that
 * two requests at once do not pass it together; call it first in the transaction.
 *
 * @throws limit-reached
 */
export async function refuseTooMany(tx: Queryable, userId: string, name: string): Promise<void> {
  await lockLimit(tx, 'domains', userId);
  if (await findDomain(tx, userId, name)) return;
  if ((await countDomains(tx, userId)) < limits.domains) return;
  throw domainError('limit-reached', { reason: 'domains', params: { limit: limits.domains } });
}
