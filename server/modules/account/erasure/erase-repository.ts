import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { MemberData } from '#server/member-data/member-data.ts';

/** Returns members who are closed or whose restoration time is over, and of whom data is left. */
export async function dueMembers(db: Queryable, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'users', 'id'>>(
    `select id from users where delete_at <= now() and state in ('leaving', 'deleted') order by delete_at limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Returns true when a member's restoration time is over; locks their row until the transaction ends. */
export async function isDue(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from users where id = $1 and delete_at <= now() and state in ('leaving', 'deleted') for update`,
    [userId],
  );
  return rows.length > 0;
}

/** Returns table and column of foreign keys that cascade from `parent`. */
function goingWith(tx: Queryable, parent: 'users' | 'blogs') {
  return tx.query<{ name: string; column: string }>(
    `select c.conrelid::regclass::text as name, quote_ident(a.attname) as "column"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = $1::regclass and cardinality(c.conkey) = 1`,
    [parent],
  );
}

/**
 * Deletes the rows that cascade from a member and from their own blogs.
 *
 * @param keptRows tables whose rows stay
 */
export async function deleteDependentRows(
  tx: Queryable,
  userId: string,
  keptRows: MemberData['keptRows'],
): Promise<void> {
  for (const { name, column } of await goingWith(tx, 'blogs')) {
    if (name in keptRows) continue;
    await tx.query(`delete from ${name} where ${column} in (select id from blogs where owner_id = $1)`, [
      userId,
    ]);
  }
  for (const { name, column } of await goingWith(tx, 'users')) {
    if (name in keptRows) continue;
    await tx.query(`delete from ${name} where ${column} = $1`, [userId]);
  }
}

/** Marks a member as completely erased. */
export async function markErased(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update users set delete_at = null, like_count = 0, following_count = 0, palette = null, locale = 'en-us',
        email_lookup = false, role = 'member', updated_at = now() where id = $1`,
    [userId],
  );
}
