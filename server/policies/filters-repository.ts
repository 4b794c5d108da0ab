import { first, type Queryable } from '#server/db/database.ts';
import type { Filters, Scope } from './filters.ts';
import { type LabelChoices, labelChoices } from './labels.ts';

const NONE: Filters = { mutes: [], tags: [], texts: [], labels: null };

function applies(alias: string) {
  return `${alias}.user_id = $1 and $2 = any(${alias}.scopes) and (${alias}.expires_at is null or ${alias}.expires_at > now())`;
}

function endOf(alias: string) {
  return `floor(extract(epoch from ${alias}.expires_at))::float8`;
}

function filtersIn(table: string, key: string) {
  return `(select json_agg(json_build_object('key', f.${key}, 'name', f.name, 'action', f.action,
             'expires', ${endOf('f')})) from ${table} f
     where ${applies('f')})`;
}

const STATEMENT = `
  select coalesce((select json_agg(json_build_object('blog', b.uuid, 'name', b.name, 'kind', x.kind, 'tag', x.tag,
                                   'expires', ${endOf('x')}))
                     from user_mutes x join blogs b on b.id = x.blog_id where ${applies('x')}), '[]') as mutes,
         coalesce(${filtersIn('filtered_tags', 'tag')}, '[]') as tags,
         coalesce(${filtersIn('filtered_content', 'content')}, '[]') as texts,
         coalesce((select u.settings -> 'contentLabels' from users u where u.id = $1), '{}') as labels`;

/** Returns a member's mutes and filters for a kind of list, in one statement; none for visitors. */
export async function filtersOf(db: Queryable, viewerId: string | null, scope: Scope): Promise<Filters> {
  if (viewerId === null) return NONE;
  const found = await first<Filters>(db, STATEMENT, [viewerId, scope]);
  return found ? { ...found, labels: labelChoices(found.labels) } : NONE;
}

/** Returns a member's choices for labelled posts. */
export async function labelChoicesOf(db: Queryable, userId: string): Promise<LabelChoices> {
  const sql = `select settings -> 'contentLabels' as saved from users where id = $1`;
  return labelChoices((await first<{ saved: Partial<LabelChoices> | null }>(db, sql, [userId]))?.saved);
}
