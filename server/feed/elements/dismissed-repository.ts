import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Number of dismissals that are kept per member; the oldest are dropped. */
const MAX_DISMISSALS = 500;

/** Kind and id of an element of a timeline. */
export interface ElementRef {
  objectType: string;
  id: string;
}

/** Returns the key of an element among all kinds. */
export const elementKey = ({ objectType, id }: ElementRef): string => `${objectType} ${id}`;

/** Stores that a member dismissed an element. Idempotent; drops the oldest dismissals beyond the maximum. */
export async function dismissElement(
  db: Queryable,
  userId: string,
  { objectType, id }: ElementRef,
): Promise<void> {
  await db.query(
    `insert into dismissed_elements (user_id, object_type, element_id) values ($1, $2, $3)
     on conflict (user_id, object_type, element_id) do nothing`,
    [userId, objectType, id],
  );
  await db.query(
    `delete from dismissed_elements d using (
       select object_type, element_id from dismissed_elements where user_id = $1
        order by created_at desc, object_type, element_id offset ${MAX_DISMISSALS}) old
      where d.user_id = $1 and d.object_type = old.object_type and d.element_id = old.element_id`,
    [userId],
  );
}

/** Reverts the dismissal of an element; does nothing when there was none. */
export async function restoreElement(
  db: Queryable,
  userId: string,
  { objectType, id }: ElementRef,
): Promise<void> {
  await db.query(
    'delete from dismissed_elements where user_id = $1 and object_type = $2 and element_id = $3',
    [userId, objectType, id],
  );
}

/** Returns the keys (`elementKey`) of all elements that a member dismissed. */
export async function dismissedElements(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<Columns<'dismissed_elements', 'object_type' | 'element_id'>>(
    'select object_type, element_id from dismissed_elements where user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ object_type: objectType, element_id: id }) => elementKey({ objectType, id })));
}
