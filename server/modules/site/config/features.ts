import type { Queryable } from '#server/db/database.ts';
import { LABS_FLAGS } from '#server/entities/user/labs-flags.ts';
import { flagsOfEverybody } from '#server/modules/admin/feature-flags/flags-repository.ts';

/** Features that are implemented, and therefore on. */
const BUILT: Readonly<Record<string, boolean>> = {
  collections: false,
  premium: false,
  memberships: false,
  loginWall: true,
  messaging: false,
  search: true,
};

/** Returns the features that clients may show: implemented ones, and those the site switched on for every member. */
export async function featuresOf(db: Queryable): Promise<Record<string, boolean>> {
  const everybodys = await flagsOfEverybody(db);
  return { ...BUILT, ...Object.fromEntries(LABS_FLAGS.map(({ name }) => [name, everybodys.has(name)])) };
}
