import { first, type Queryable } from '#server/db/database.ts';

/** What a member set of their dashboard, as far as it changes what is on it. */
export interface DashboardChoices {
  /** Posts seen more than an hour ago are left out. */
  skipsSeen: boolean;
  /** The best of the newest posts come first. */
  isBestFirst: boolean;
}

/** How a member wants their dashboard. */
export async function dashboardChoices(db: Queryable, userId: string): Promise<DashboardChoices> {
  const row = await first<{ skips: boolean; best: boolean }>(
    db,
    `select coalesce(settings #>> '{dashboard,skipSeen}', '') = 'true' as skips,
            coalesce(settings #>> '{dashboard,bestFirst}', '') = 'true' as best from users where id = $1`,
    [userId],
  );
  return { skipsSeen: row?.skips ?? false, isBestFirst: row?.best ?? false };
}
