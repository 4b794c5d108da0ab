import { first, type Queryable } from '#server/db/database.ts';

/** Settings of a member that change the contents of their dashboard. */
export interface DashboardChoices {
  /** Leaves out posts that were seen more than an hour ago. */
  skipsSeen: boolean;
  /** Puts the best of the newest posts first. */
  isBestFirst: boolean;
}

/** Returns a member's dashboard settings. */
export async function dashboardChoices(db: Queryable, userId: string): Promise<DashboardChoices> {
  const row = await first<{ skips: boolean; best: boolean }>(
    db,
    `select coalesce(settings #>> '{dashboard,skipSeen}', '') = 'true' as skips,
            coalesce(settings #>> '{dashboard,bestFirst}', '') = 'true' as best from users where id = $1`,
    [userId],
  );
  return { skipsSeen: row?.skips ?? false, isBestFirst: row?.best ?? false };
}
