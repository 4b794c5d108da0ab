import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

type Schemas = components['schemas'];

/** The decision by which a post or a comment was removed. */
export interface RemovalRow
  extends Columns<
    'community_decisions',
    'id' | 'rule_id' | 'rule_text' | 'reason',
    { reason: Schemas['ModerationReason'] | null }
  > {
  thing_id: Tables['posts']['id'];
  /** Seconds since 1970. */
  removed: number;
}

const COLUMNS = `d.id, d.rule_id, d.rule_text, d.reason, floor(extract(epoch from d.decided_at))::float8 as removed`;
const HOLDS = `d.action = 'remove' and d.revoked_at is null`;

/** Returns the decisions by which posts were removed, by post. */
export async function removalsOfPosts(
  db: Queryable,
  postIds: readonly string[],
): Promise<Map<string, RemovalRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await db.query<RemovalRow>(
    `select distinct on (d.post_id) d.post_id as thing_id, ${COLUMNS} from community_decisions d
      where d.post_id = any($1::bigint[]) and d.comment_id is null and ${HOLDS} order by d.post_id, d.id desc`,
    [postIds],
  );
  return new Map(rows.map((row) => [row.thing_id, row]));
}

/** Returns the decisions by which comments were removed, by comment. */
export async function removalsOfComments(
  db: Queryable,
  commentIds: readonly string[],
): Promise<Map<string, RemovalRow>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db.query<RemovalRow>(
    `select distinct on (d.comment_id) d.comment_id as thing_id, ${COLUMNS} from community_decisions d
      where d.comment_id = any($1::bigint[]) and ${HOLDS} order by d.comment_id, d.id desc`,
    [commentIds],
  );
  return new Map(rows.map((row) => [row.thing_id, row]));
}

/** Returns why and when something was removed, for its author and for moderators. */
export function presentRemoval(row: RemovalRow): Schemas['Removal'] {
  return {
    removedTs: row.removed,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.rule_text === null
      ? {}
      : { rule: { ...(row.rule_id === null ? {} : { id: row.rule_id }), text: row.rule_text } }),
    decisionId: row.id,
  };
}
