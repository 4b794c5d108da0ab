import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { FLAG_ROWS, hasFlag } from '#server/entities/user/labs-flags.ts';

type Audience = components['schemas']['FlagAudience'];

/** What the site says of a feature. */
export interface FlagRow {
  name: string;
  audience: Audience;
  percent: number;
  /** How many members have it. */
  member_count: number;
}

/** All features, in their order, with who has them. */
export function siteFlags(db: Queryable): Promise<FlagRow[]> {
  return db.query<FlagRow>(
    `select l.name, coalesce(f.audience, 'choice') as audience, coalesce(f.percent, 0) as percent,
            (select count(*)::int from users u where u.state in ('active', 'partial') and ${hasFlag('u', 'l.name')}) as member_count
       from ${FLAG_ROWS} left join site_flags f on f.name = l.name order by l.place`,
  );
}

/** Says who has a feature. */
export async function writeFlag(
  tx: Queryable,
  { name, audience, percent }: Pick<FlagRow, 'name' | 'audience' | 'percent'>,
): Promise<void> {
  await tx.query(
    `insert into site_flags (name, audience, percent) values ($1, $2, $3)
     on conflict (name) do update set audience = excluded.audience, percent = excluded.percent`,
    [name, audience, percent],
  );
}

/** The features that every member has. */
export async function flagsOfEverybody(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ name: string }>("select name from site_flags where audience = 'everyone'");
  return new Set(rows.map(({ name }) => name));
}
