import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { saleCurrencies } from '#server/modules/payments/prices/prices-repository.ts';
import type { PlanValues } from './plans-repository.ts';

/**
 * Returns what a request says of a plan.
 *
 * @throws invalid-request-param for a currency in which the site does not sell, or a name of spaces
 */
export async function planValues(
  db: Queryable,
  body: components['schemas']['MembershipPlanRequest'],
): Promise<PlanValues> {
  const name = body.name.trim();
  if (name === '') throw domainError('invalid-request-param', { field: 'name', reason: 'name_missing' });
  if (!(await saleCurrencies(db)).includes(body.currency)) {
    const detail = `Nothing is sold in ${body.currency}.`;
    throw domainError('invalid-request-param', { field: 'currency', detail });
  }
  return {
    name,
    description: body.description ?? '',
    perks: body.perks ?? [],
    amount: String(body.amount),
    currency: body.currency,
    is_open: body.is_open ?? true,
  };
}
