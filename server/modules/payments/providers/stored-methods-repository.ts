import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Method by which a member pays later periods, as the provider told it. */
export type StoredMethod = Omit<Tables['stored_payment_methods'], 'user_id' | 'provider' | 'updated_at'>;

/** Stores how a member pays later periods, in place of what was stored. */
export async function storeMethod(
  db: Queryable,
  { userId, provider }: { userId: string; provider: string },
  method: StoredMethod,
): Promise<void> {
  await db.query(
    `insert into stored_payment_methods (user_id, provider, customer_ref, method_ref, kind, brand, last4, expiry_month, expiry_year)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id, provider) do update set customer_ref = excluded.customer_ref, method_ref = excluded.method_ref,
       kind = excluded.kind, brand = excluded.brand, last4 = excluded.last4, expiry_month = excluded.expiry_month,
       expiry_year = excluded.expiry_year, updated_at = now()`,
    [
      userId,
      provider,
      method.customer_ref,
      method.method_ref,
      method.kind,
      method.brand,
      method.last4,
      method.expiry_month,
      method.expiry_year,
    ],
  );
}

/** Returns what a provider calls a member and their method. */
export function findMethod(
  db: Queryable,
  { userId, provider }: { userId: string; provider: string },
): Promise<Columns<'stored_payment_methods', 'customer_ref' | 'method_ref'> | undefined> {
  return first(
    db,
    'select customer_ref, method_ref from stored_payment_methods where user_id = $1 and provider = $2',
    [userId, provider],
  );
}

/**
 * Returns an expression for the stored method of a row with `user_id` and `provider`, as JSON without the provider's own
 * names; null when there is none.
 *
 * @param row alias of the row
 */
export function storedMethodOf(row: string): string {
  return `(select jsonb_build_object('kind', m.kind, 'brand', m.brand, 'last4', m.last4, 'expiryMonth', m.expiry_month,
     'expiryYear', m.expiry_year) from stored_payment_methods m
     where m.user_id = ${row}.user_id and m.provider = ${row}.provider)`;
}

/** Returns a stored method as {@link storedMethodOf} does. */
export function shownMethod({ kind, brand, last4, expiry_month, expiry_year }: StoredMethod): ShownMethod {
  return { kind, brand, last4, expiryMonth: expiry_month, expiryYear: expiry_year };
}

/** Value of {@link storedMethodOf}. */
export type ShownMethod = {
  kind: 'card' | 'wallet' | 'bank';
  brand: string | null;
  last4: string | null;
  expiryMonth: number | null;
  expiryYear: number | null;
} | null;
