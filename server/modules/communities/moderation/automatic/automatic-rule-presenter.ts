import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { AutomaticRuleRow } from './automatic-rules-repository.ts';

type Schemas = components['schemas'];

/** Returns automatic rules in the contract's shape, for a whole list at once. */
export async function presentAutomaticRules(
  db: Queryable,
  rows: readonly AutomaticRuleRow[],
  viewerId: string,
): Promise<Schemas['AutomaticRule'][]> {
  const makers = await blogsByIds(
    db,
    rows.flatMap((row) => row.created_as ?? []),
    viewerId,
  );
  return rows.map((row) => {
    const maker = row.created_as === null ? undefined : makers.get(row.created_as);
    return {
      id: row.id,
      isEnabled: row.is_enabled,
      conditions: row.conditions,
      appliesTo: row.applies_to,
      action: row.action,
      ...(maker ? { createdBy: presentBlogRef(maker, viewerId) } : {}),
      createdTs: row.created,
      ...(row.edited === null ? {} : { editedTs: row.edited }),
      ...(row.setting === null ? {} : { setting: row.setting }),
      heldCount: row.held_count,
      rightCount: row.right_count,
    };
  });
}
