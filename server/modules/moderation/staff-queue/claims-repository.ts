import { limits } from '#generated/limits.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** A claim that holds: of an entry by a staff member. Times are seconds since 1970. */
export interface ClaimRow extends Columns<'staff_claims', 'item_id' | 'staff_id'> {
  claimed: number;
  ends: number;
}

const COLUMNS = `c.item_id, c.staff_id, floor(extract(epoch from c.claimed_at))::float8 as claimed,
  floor(extract(epoch from c.until))::float8 as ends`;

/** Returns the claims of some entries that hold. */
export function claimsOf(db: Queryable, itemIds: readonly string[]): Promise<ClaimRow[]> {
  return db.query<ClaimRow>(
    `select ${COLUMNS} from staff_claims c where c.item_id = any($1::text[]) and c.until > now()`,
    [itemIds],
  );
}

/** Returns the colleague who has claimed an entry; undefined when nobody else has. The caller has locked the entry. */
export async function otherClaimer(
  tx: Queryable,
  itemId: string,
  staffId: string,
): Promise<string | undefined> {
  const [claim] = await claimsOf(tx, [itemId]);
  return claim && claim.staff_id !== staffId ? claim.staff_id : undefined;
}

/** Claims an entry for ten minutes, also one that another has claimed; claiming again extends it. */
export async function setClaim(tx: Queryable, itemId: string, staffId: string): Promise<void> {
  await tx.query(
    `insert into staff_claims as c (item_id, staff_id, until) values ($1, $2, now() + make_interval(mins => $3))
      on conflict (item_id) do update set staff_id = excluded.staff_id, until = excluded.until,
        claimed_at = case when c.staff_id = excluded.staff_id and c.until > now() then c.claimed_at else now() end`,
    [itemId, staffId, limits.claimMinutes],
  );
}

/** Ends the claim of an entry; with a staff member only theirs. */
export async function deleteClaim(tx: Queryable, itemId: string, staffId?: string): Promise<void> {
  await tx.query('delete from staff_claims where item_id = $1 and ($2::bigint is null or staff_id = $2)', [
    itemId,
    staffId ?? null,
  ]);
}

/** Returns the primary blog of each staff member, or another one of theirs once their account is closed. */
export async function blogsOfStaff(db: Queryable, staffIds: readonly string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db.query<{ staff_id: string; blog_id: string }>(
    `select u.id as staff_id, coalesce((select m.blog_id from blog_members m where m.user_id = u.id and m.is_primary),
              (select min(b.id) from blogs b where b.owner_id = u.id)) as blog_id
       from users u where u.id = any($1::bigint[])`,
    [[...new Set(staffIds)]],
  );
  return new Map(rows.map((row) => [row.staff_id, row.blog_id]));
}
