import type { Queryable } from '#server/db/database.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { flagsOfEverybody } from '#server/modules/admin/feature-flags/flags-repository.ts';

/** Features that the site cannot switch. */
const ALWAYS_ON: Readonly<Record<string, boolean>> = { messaging: true, search: true };

/** Returns the features that clients may show: those that are always on, and those the site gave to every member. */
export async function featuresOf(db: Queryable): Promise<Record<string, boolean>> {
  const everybodys = await flagsOfEverybody(db);
  return { ...ALWAYS_ON, ...Object.fromEntries(LABS_FLAGS.map(({ name }) => [name, everybodys.has(name)])) };
}
