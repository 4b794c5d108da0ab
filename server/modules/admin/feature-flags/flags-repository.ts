import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { FLAG_ROWS, hasFlag } from '#server/entities/user/labs-flags.ts';

type Audience = components['schemas']['FlagAudience'];

/** A feature flag's setting for the site. */
export interface FlagRow {
  name: string;
  audience: Audience;
  percent: Tables['site_flags']['percent'];
  /** Number of members who have it. */
  member_count: number;
}

/** Returns all feature flags in display order, with their audience. */
export function siteFlags(db: Queryable): Promise<FlagRow[]> {
  return db.query<FlagRow>(
    `select l.name, coalesce(f.audience, 'choice') as audience, coalesce(f.percent, 0) as percent,
            (select count(*)::int from users u where u.state in ('active', 'partial') and ${hasFlag('u', 'l.name')}) as member_count
       from ${FLAG_ROWS} left join site_flags f on f.name = l.name order by l.place`,
  );
}

/** Sets the audience of a feature. */
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

/** Returns the features that every member has. */
export async function flagsOfEverybody(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.query<Columns<'site_flags', 'name'>>(
    "select name from site_flags where audience = 'everyone'",
  );
  return new Set(rows.map(({ name }) => name));
}
