import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Member who paid, and the name of their primary blog. */
export type BuyerRow = Columns<'users', 'email'> & { blog_name: Columns<'blogs', 'name'>['name'] };

/** Returns who paid; undefined when the account is deleted. */
export async function findBuyer(db: Queryable, userId: string | null): Promise<BuyerRow | undefined> {
  return first<BuyerRow>(
    db,
    `select u.email, b.name as blog_name from users u
       join blog_members m on m.user_id = u.id and m.is_primary join blogs b on b.id = m.blog_id
      where u.id = $1 and u.state <> 'deleted'`,
    [userId],
  );
}
