import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { FLAG_ROWS, hasFlag } from '#server/entities/user/labs-flags.ts';

type Audience = components['schemas']['FlagAudience'];

/** A feature flag's setting for the site. */
export interface FlagRow {
  name: string;
  audience: Audience;
  percent: Tables['site_flags']['percent'];
  version: Tables['site_flags']['version'];
  /** Named accounts with their primary blogs, in order of the names. */
  accounts: { id: string; blog_id: string }[];
  /** Number of members who have it. */
  member_count: number;
}

/** Returns all feature flags in display order, with their audience. */
export function siteFlags(db: Queryable): Promise<FlagRow[]> {
  return db.query<FlagRow>(
    `select l.name, coalesce(f.audience, 'choice') as audience, coalesce(f.percent, 0) as percent,
            coalesce(f.version, 0) as version,
            (select coalesce(jsonb_agg(jsonb_build_object('id', n.user_id::text, 'blog_id', b.id::text) order by b.name), '[]')
               from site_flag_accounts n
               join users u on u.id = n.user_id and u.state <> 'deleted'
               join blog_members m on m.user_id = n.user_id and m.is_primary
               join blogs b on b.id = m.blog_id
              where n.flag = l.name) as accounts,
            (select count(*)::int from users u where u.state in ('active', 'partial') and ${hasFlag('u', 'l.name')}) as member_count
       from ${FLAG_ROWS} left join site_flags f on f.name = l.name order by l.place`,
  );
}

/** Returns the setting of a feature before a change, locked so that two changes of staff follow each other. */
export async function lockFlag(
  tx: Queryable,
  name: string,
): Promise<Columns<'site_flags', 'audience' | 'percent' | 'version'>> {
  await tx.query(
    `insert into site_flags (name, audience) values ($1, 'choice') on conflict (name) do nothing`,
    [name],
  );
  const row = await first<Columns<'site_flags', 'audience' | 'percent' | 'version'>>(
    tx,
    'select audience, percent, version from site_flags where name = $1 for update',
    [name],
  );
  return row ?? { audience: 'choice', percent: 0, version: 0 };
}

/** Returns how many of these accounts exist. */
export async function countExisting(tx: Queryable, accountIds: readonly string[]): Promise<number> {
  const row = await first<{ count: number }>(
    tx,
    `select count(*)::int as count from users where id = any($1::bigint[]) and state <> 'deleted'`,
    [accountIds],
  );
  return row?.count ?? 0;
}

/** Sets the audience of a locked feature, with the accounts that have it by name. */
export async function writeFlag(
  tx: Queryable,
  { name, audience, percent }: Pick<FlagRow, 'name' | 'audience' | 'percent'>,
  accountIds: readonly string[],
): Promise<void> {
  await tx.query('update site_flags set audience = $2, percent = $3, version = version + 1 where name = $1', [
    name,
    audience,
    percent,
  ]);
  await tx.query('delete from site_flag_accounts where flag = $1', [name]);
  await tx.query('insert into site_flag_accounts (flag, user_id) select $1, unnest($2::bigint[])', [
    name,
    accountIds,
  ]);
}

/** Returns the features that every member has. */
export async function flagsOfEverybody(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.query<Columns<'site_flags', 'name'>>(
    "select name from site_flags where audience = 'everyone'",
  );
  return new Set(rows.map(({ name }) => name));
}
