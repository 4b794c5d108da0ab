import type { Queryable } from '#server/db/database.ts';
import { burningAmong } from '#server/entities/post/burning-repository.ts';
import type { Planned } from './apply-change.ts';

/** Leaves out posts that are blazed: what was paid for and reviewed stays as it is until its campaign ends. */
export async function skipBurning(tx: Queryable, planned: Planned[]): Promise<void> {
  const burning = await burningAmong(
    tx,
    planned.map(({ row }) => row.id),
  );
  for (const one of planned)
    if (burning.has(one.row.id)) one.fate = { kind: 'skipped', why: 'post-is-ignited' };
}
