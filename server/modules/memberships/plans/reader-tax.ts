import type { FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import { type Tax, taxOf } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';

/**
 * Returns the tax in the prices that a person sees.
 *
 * @throws invalid-request-param when nothing is sold in the country that was asked for
 */
export async function readerTax(
  db: Queryable,
  about: { asked?: string | undefined; userId: string | undefined; request: FastifyRequest },
): Promise<Tax> {
  const { country } = await saleCountry(db, { ...about, asked: about.asked });
  const tax = await taxOf(db, country);
  if (tax === undefined) throw new Error(`Nothing is sold in ${country}.`);
  return tax;
}
