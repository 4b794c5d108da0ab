import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type Schemas = components['schemas'];

/** A notice that moderators have worded once. */
export interface TemplateRow
  extends Columns<
    'community_templates',
    'id' | 'title' | 'message' | 'reason' | 'rule_id' | 'used_count',
    { reason: Schemas['ModerationReason'] | null }
  > {}

/** Words of a template. */
export interface TemplateContent {
  title: string;
  message: string;
  reason?: Schemas['ModerationReason'] | undefined;
  ruleId: string | null;
}

const COLUMNS = 'id, title, message, reason, rule_id, used_count';

/** Returns the templates of a community, the most used first. */
export function templatesOf(db: Queryable, communityId: string): Promise<TemplateRow[]> {
  return db.query<TemplateRow>(
    `select ${COLUMNS} from community_templates where community_id = $1 order by used_count desc, id`,
    [communityId],
  );
}

/** Counts the templates of a community. */
export async function countTemplates(db: Queryable, communityId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from community_templates where community_id = $1',
    [communityId],
  );
  return row?.count ?? 0;
}

/** Inserts a template. */
export async function insertTemplate(
  tx: Queryable,
  communityId: string,
  { title, message, reason, ruleId }: TemplateContent,
): Promise<TemplateRow> {
  const row = await first<TemplateRow>(
    tx,
    `insert into community_templates (community_id, title, message, reason, rule_id) values ($1, $2, $3, $4, $5)
     returning ${COLUMNS}`,
    [communityId, title, message, reason ?? null, ruleId],
  );
  if (!row) throw new Error('A template was not written');
  return row;
}

/** Replaces a template. Returns undefined when it is gone. */
export async function updateTemplate(
  tx: Queryable,
  communityId: string,
  id: string,
  { title, message, reason, ruleId }: TemplateContent,
): Promise<TemplateRow | undefined> {
  if (!isPossibleId(id)) return undefined;
  return first<TemplateRow>(
    tx,
    `update community_templates set title = $3, message = $4, reason = $5, rule_id = $6
      where community_id = $1 and id = $2 returning ${COLUMNS}`,
    [communityId, id, title, message, reason ?? null, ruleId],
  );
}

/** Deletes a template. Returns its title; undefined when it is gone. */
export async function deleteTemplate(
  tx: Queryable,
  communityId: string,
  id: string,
): Promise<string | undefined> {
  if (!isPossibleId(id)) return undefined;
  const row = await first<Columns<'community_templates', 'title'>>(
    tx,
    'delete from community_templates where community_id = $1 and id = $2 returning title',
    [communityId, id],
  );
  return row?.title;
}

/** Counts a use of a template. One that is gone meanwhile is not counted. */
export async function countTemplateUse(db: Queryable, communityId: string, id: string): Promise<void> {
  if (!isPossibleId(id)) return;
  await db.query(
    'update community_templates set used_count = used_count + 1 where community_id = $1 and id = $2',
    [communityId, id],
  );
}

/** Returns a template in the contract's shape. */
export function presentTemplate(row: TemplateRow): Schemas['ModerationTemplate'] {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.rule_id === null ? {} : { ruleId: row.rule_id }),
    usedCount: row.used_count,
  };
}
