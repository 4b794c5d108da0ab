import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable, type SqlValue } from '#server/db/database.ts';
import type { CommunitySettingValues } from '#server/entities/community/community-settings.ts';

type Schemas = components['schemas'];
type Row = Tables['communities'];

/** Columns of a community that its form writes. */
export interface CommunityValues
  extends Pick<Row, 'handle' | 'title' | 'description' | 'is_private' | 'join_type'>,
    Partial<
      Pick<
        Row,
        | 'about'
        | 'tags'
        | 'categories'
        | 'reactions'
        | 'population_cap'
        | 'language'
        | 'location'
        | 'avatar_alt_text'
        | 'header_alt_text'
        | 'prompt'
        | 'has_content_label'
        | 'label_reporter'
      >
    > {
  avatar?: Schemas['Image'][];
  header?: Schemas['Image'][];
  settings: Partial<CommunitySettingValues>;
  theme: Partial<Schemas['BlogTheme']>;
}

/** A rule as it was sent; a null id is a new one. */
export interface RuleText {
  id: string | null;
  text: string;
}

/** A rule with its words before and after; undefined for a new one, and for one that is deleted. */
export interface RuleChange {
  id: Tables['community_rules']['id'];
  before: string | undefined;
  after: string | undefined;
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['avatar', 'header', 'settings', 'theme']);

function assignments(values: CommunityValues): { columns: string[]; params: SqlValue[] } {
  const entries = Object.entries(values);
  return {
    columns: entries.map(([column]) => column),
    params: entries.map(([column, value]) => (JSON_COLUMNS.has(column) ? json(value) : (value as SqlValue))),
  };
}

/**
 * Inserts a community. Returns its id.
 *
 * @throws DatabaseFault 23505 on communities_handle when a concurrent request took the handle
 */
export async function insertCommunity(
  tx: Queryable,
  createdBy: string,
  values: CommunityValues,
): Promise<string> {
  const { columns, params } = assignments(values);
  const row = await first<Columns<'communities', 'id'>>(
    tx,
    `insert into communities (created_by, ${columns.join(', ')})
     values ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')}) returning id`,
    [createdBy, ...params],
  );
  if (!row) throw new Error('A community was not written');
  return row.id;
}

/**
 * Writes the form of a community and counts its version up.
 *
 * @throws DatabaseFault 23505 on communities_handle when a concurrent request took the handle
 */
export async function updateCommunity(tx: Queryable, id: string, values: CommunityValues): Promise<void> {
  const { columns, params } = assignments(values);
  await tx.query(
    `update communities set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')},
       version = version + 1, updated_at = now() where id = $1`,
    [id, ...params],
  );
}

/** Locks a community until the transaction ends and returns its version; undefined when it is gone. */
export async function lockCommunity(tx: Queryable, id: string): Promise<number | undefined> {
  const row = await first<Columns<'communities', 'version'>>(
    tx,
    'select version from communities where id = $1 and deleted_at is null for update',
    [id],
  );
  return row?.version;
}

/** Counts the version of a community up, after a change of its rules or boards. */
export async function countVersion(tx: Queryable, id: string): Promise<void> {
  await tx.query('update communities set version = version + 1, updated_at = now() where id = $1', [id]);
}

/** Keeps the former handle for its community, and releases the new one from those. */
export async function keepFormerHandle(
  tx: Queryable,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.query('delete from community_handles where handle = $1', [to.toLowerCase()]);
  if (from.toLowerCase() !== to.toLowerCase()) {
    await tx.query(
      `insert into community_handles (handle, community_id) values ($1, $2)
       on conflict (handle) do update set community_id = excluded.community_id, freed_at = now()`,
      [from.toLowerCase(), id],
    );
  }
  await tx.query('update communities set handle_changed_at = now() where id = $1', [id]);
}

/** Returns the rules of a community in their order. */
export function rulesOfCommunity(
  db: Queryable,
  id: string,
): Promise<Columns<'community_rules', 'id' | 'position' | 'text'>[]> {
  return db.query<Columns<'community_rules', 'id' | 'position' | 'text'>>(
    'select id, position, text from community_rules where community_id = $1 order by position, id',
    [id],
  );
}

/**
 * Replaces the rules of a community. A rule keeps its id when it is named by it, or sent without ids with the same text;
 * one that is left out is deleted. Returns the rules that are new, reworded or deleted.
 */
export async function replaceRules(
  tx: Queryable,
  id: string,
  sent: readonly RuleText[],
): Promise<RuleChange[]> {
  const before = await rulesOfCommunity(tx, id);
  const left = new Map(before.map((rule) => [rule.id, rule.text]));
  const kept = sent.map((rule) => {
    const known = rule.id ?? [...left].find(([, text]) => text === rule.text)?.[0];
    const isOwn = known !== undefined && left.delete(known);
    return { id: isOwn ? known : null, text: rule.text };
  });
  await tx.query('delete from community_rules where community_id = $1 and id = any($2::bigint[])', [
    id,
    [...left.keys()],
  ]);
  await tx.query(
    `insert into community_rules (id, community_id, position, text)
     select coalesce(r.id, next_id()), $1, r.position, r.text
       from unnest($2::bigint[], $3::int[], $4::text[]) as r (id, position, text)
     on conflict (id) do update set position = excluded.position, text = excluded.text`,
    [id, kept.map((rule) => rule.id), kept.map((_, at) => at + 1), kept.map(({ text }) => text)],
  );
  const after = await rulesOfCommunity(tx, id);
  const textsBefore = new Map(before.map((rule) => [rule.id, rule.text]));
  return [
    ...after.map((rule) => ({ id: rule.id, before: textsBefore.get(rule.id), after: rule.text })),
    ...[...left].map(([ruleId, text]) => ({ id: ruleId, before: text, after: undefined })),
  ].filter((rule) => rule.before !== rule.after);
}

/** Counts the communities that a member created since a time. */
export async function countNewCommunities(db: Queryable, userId: string, since: Date): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from communities where created_by = $1 and created_at > $2',
    [userId, since.toISOString()],
  );
  return row?.count ?? 0;
}

/** Returns those of some category ids that do not exist. */
export async function unknownCategories(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<Columns<'community_categories', 'id'>>(
    'select id from community_categories where id = any($1::text[])',
    [ids],
  );
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
