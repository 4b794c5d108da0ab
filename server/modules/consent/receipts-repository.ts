import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A dated answer about privacy. */
export type ReceiptRow = Pick<
  Tables['consent_receipts'],
  | 'id'
  | 'public_id'
  | 'given_by'
  | 'applies'
  | 'country'
  | 'country_source'
  | 'purposes'
  | 'special_features'
  | 'allowed_vendors'
  | 'vendor_list_version'
  | 'is_opted_out'
  | 'has_privacy_control'
  | 'tcf'
> & {
  /** Seconds since 1970. */
  answered: number;
};

/** Receipts that are kept of one account. */
const MAX_RECEIPTS = 100;

const COLUMNS = `id, public_id, floor(extract(epoch from answered_at))::float8 as answered, given_by, applies, country,
  country_source, purposes, special_features, allowed_vendors, vendor_list_version, is_opted_out, has_privacy_control, tcf`;

/** Adds a receipt of a member, and deletes their oldest ones beyond the limit. */
export async function addReceipt(
  db: Queryable,
  userId: string,
  receipt: Omit<ReceiptRow, 'id'>,
): Promise<void> {
  await db.query(
    `insert into consent_receipts (public_id, user_id, answered_at, given_by, applies, country, country_source,
       purposes, special_features, allowed_vendors, vendor_list_version, is_opted_out, has_privacy_control, tcf)
     values ($1, $2, to_timestamp($3), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      receipt.public_id,
      userId,
      receipt.answered,
      receipt.given_by,
      receipt.applies,
      receipt.country,
      receipt.country_source,
      receipt.purposes,
      receipt.special_features,
      receipt.allowed_vendors,
      receipt.vendor_list_version,
      receipt.is_opted_out,
      receipt.has_privacy_control,
      receipt.tcf,
    ],
  );
  await db.query(
    `delete from consent_receipts
      where user_id = $1
        and id <= (select id from consent_receipts where user_id = $1 order by id desc offset $2 limit 1)`,
    [userId, MAX_RECEIPTS],
  );
}

/** Returns a member's receipts, the newest first. */
export function receiptsOf(
  db: Queryable,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ReceiptRow[]> {
  return db.query<ReceiptRow>(
    `select ${COLUMNS} from consent_receipts
      where user_id = $1 and ($2::bigint is null or id < $2::bigint)
      order by id desc limit $3`,
    [userId, before ?? null, limit],
  );
}

/** Returns the settings of a member that decide which law applies to them. */
export async function lawSettingsOf(
  db: Queryable,
  userId: string,
): Promise<{ region: string | null; time_zone: string | null }> {
  const row = await first<{ region: string | null; time_zone: string | null }>(
    db,
    `select settings -> 'privacy' ->> 'region' as region, settings -> 'account' ->> 'timezone' as time_zone
       from users where id = $1`,
    [userId],
  );
  return row ?? { region: null, time_zone: null };
}
