import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { countDomains, findDomain } from '../domains-repository.ts';

/**
 * Refuses a further domain of a member who has as many as anybody can.
 *
 * @throws limit-reached
 */
export async function refuseTooMany(db: Queryable, userId: string, name: string): Promise<void> {
  if (await findDomain(db, userId, name)) return;
  if ((await countDomains(db, userId)) < limits.domains) return;
  throw domainError('limit-reached', { reason: 'domains', params: { limit: limits.domains } });
}
