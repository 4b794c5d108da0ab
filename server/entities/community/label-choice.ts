import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { Queryable } from '#server/db/database.ts';
import { labelChoicesOf } from '#server/policies/filters-repository.ts';

/** Returns true when somebody's settings hide communities that are labelled as mature. */
export async function hidesLabelled(db: Queryable, viewerId: string | null): Promise<boolean> {
  const choices = viewerId === null ? userSettingDefaults.contentLabels : await labelChoicesOf(db, viewerId);
  return choices.general === 'hide';
}
