import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

interface TagCountRow extends Columns<'tags', 'tag'> {
  count: number;
}

/** Counts the posts with each of these tags since a position, at most 10,000 of a tag. */
export async function countTaggedSince(
  db: Queryable,
  keys: readonly string[],
  position: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<TagCountRow>(
    `select named.tag, recent.count
       from unnest($1::text[]) as named (tag)
      cross join lateral (
        select count(*)::int as count
          from (select 1 from post_tags where tag = named.tag and position > $2 limit 10000) counted) recent`,
    [keys, position],
  );
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}
