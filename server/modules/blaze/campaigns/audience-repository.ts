import { first, type Queryable } from '#server/db/database.ts';

/** Condition that a member reads the site in a language; `u` is the member. */
export function readsLanguage(language: string): string {
  return `(${language}::text is null or split_part(u.locale, '-', 1) = ${language})`;
}

/** Returns the number of members who follow one of the tags, all when there is none, and read the site in a language. */
export async function countAudience(
  db: Queryable,
  { tagKeys, language }: { tagKeys: readonly string[]; language: string | undefined },
): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from users u
      where ${readsLanguage('$2')}
        and (cardinality($1::text[]) = 0 or exists (select 1 from tag_follows f where f.user_id = u.id and f.tag = any($1)))`,
    [tagKeys, language ?? null],
  );
  return row?.count ?? 0;
}
