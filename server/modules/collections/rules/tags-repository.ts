import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns those of some tags, in normalised form, that no post has. */
export async function unusedTags(db: Queryable, tags: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<Columns<'tags', 'tag'>>(
    'select tag from tags where tag = any($1::text[]) and post_count > 0',
    [tags],
  );
  const used = new Set(rows.map(({ tag }) => tag));
  return new Set(tags.filter((tag) => !used.has(tag)));
}
