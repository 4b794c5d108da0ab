import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import type { SpaceRole } from '#server/membership/roles.ts';

type Schemas = components['schemas'];

/** A collection's database row, with its relation to the viewer. */
export interface CollectionRow
  extends Columns<
    'collections',
    | 'id'
    | 'uuid'
    | 'title'
    | 'description'
    | 'visibility'
    | 'sort'
    | 'accent_color'
    | 'copied_from'
    | 'version'
    | 'item_count'
    | 'post_count'
    | 'follower_count'
  > {
  visibility: Schemas['CollectionVisibility'];
  sort: Schemas['CollectionRef']['sort'];
  rule: Schemas['FeedRule'] | null;
  cover: Schemas['Image'][];
  /** Times in seconds since 1970. */
  created: number;
  updated: number;
  /** The blog of its first owner, below whose name it is shown. */
  owner_blog_id: string;
  collaborator_count: number;
  /** The highest role of the viewer's blogs; null for everybody who does not collaborate. */
  viewer_role: SpaceRole<'collection'> | null;
  /** True when a blog of the viewer is invited. */
  is_invited: boolean;
  is_followed: boolean;
  is_tab: boolean;
  is_notifying: boolean;
  /** The end of what the viewer has seen, as a position and in seconds since 1970; null when they neither follow nor keep it. */
  read_position: string | null;
  read: number | null;
}

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;

/**
 * Returns the columns of {@link CollectionRow}. The statement must call the collection `c` and pass the viewer's id (or
 * null) as the parameter named in `viewer`, for example `$2::bigint`.
 */
export function collectionColumns(viewer: string): string {
  const own = (column: string) =>
    `(select ${column} from collection_readers r where r.collection_id = c.id and r.user_id = ${viewer})`;
  return `c.id, c.uuid, c.title, c.description, c.visibility, c.sort, c.rule, c.cover, c.accent_color, c.copied_from,
    c.version, c.item_count, c.post_count, c.follower_count, ${seconds('c.created_at')} as created,
    ${seconds('c.updated_at')} as updated,
    (select m.blog_id from space_members m where m.space_id = c.id and m.role = 'owner'
      order by m.joined_at, m.id limit 1) as owner_blog_id,
    (select count(*)::int from space_members m where m.space_id = c.id) as collaborator_count,
    (select m.role from space_members m where m.space_id = c.id and m.user_id = ${viewer}
      order by array_position(array['owner', 'editor', 'contributor'], m.role) limit 1) as viewer_role,
    ${rowExists(`space_invitations i where i.space_id = c.id and i.recipient_id = ${viewer}`)} as is_invited,
    coalesce(${own('r.followed_at is not null')}, false) as is_followed,
    coalesce(${own('r.is_tab')}, false) as is_tab, coalesce(${own('r.is_notifying')}, false) as is_notifying,
    ${own('r.read_position')} as read_position, ${own(seconds('r.read_at'))} as read`;
}

/** Validates stored JSON: a value with an invalid form is replaced by its default and the fault is reported. */
function readableCollection<Row extends CollectionRow>(row: Row): Row {
  const at = (column: string) => ({ row: `collections ${row.id}`, column });
  return {
    ...row,
    cover: validOr('images', row.cover, [], at('cover')),
    rule: row.rule && validOr('feedRule', row.rule, null, at('rule'), 'whole'),
  };
}

/** Runs a statement that selects {@link collectionColumns}. */
export async function queryCollections<Row extends CollectionRow = CollectionRow>(
  db: Queryable,
  sql: string,
  values: readonly SqlValue[],
): Promise<Row[]> {
  return (await db.query<Row>(sql, [...values])).map(readableCollection);
}

/** Runs a statement that selects {@link collectionColumns} of one collection at most. */
export async function queryCollection(
  db: Queryable,
  sql: string,
  values: readonly SqlValue[],
): Promise<CollectionRow | undefined> {
  const row = await first<CollectionRow>(db, sql, [...values]);
  return row && readableCollection(row);
}
