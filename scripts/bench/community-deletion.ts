import { sweepCommunities } from '#server/modules/communities/fields/deletion-repository.ts';
import type { Database } from '../../server/db/database.ts';

/** Returns how many posts and members a community has. */
async function rowsOf(db: Database, communityId: string): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    `select (select count(*) from posts where community_id = $1)
          + (select count(*) from space_members where space_id = $1) as count`,
    [communityId],
  );
  return Number(row?.count);
}

interface Deletion {
  label: string;
  communityId: string;
  /** Seconds after which the deletion is stopped. */
  limitSeconds: number;
}

/** Deletes a community for good, or as much as fits into the time, and prints how long that and its longest statement took. */
export async function measureDeletion(
  db: Database,
  { label, communityId, limitSeconds }: Deletion,
): Promise<void> {
  await db.query("update communities set deleted_at = now() - interval '31 days' where id = $1", [
    communityId,
  ]);
  let longest = 0;
  let count = 0;
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const limit = new Error('out of time');
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    if (seconds() > limitSeconds) throw limit;
    const started = performance.now();
    const result = await work();
    longest = Math.max(longest, performance.now() - started);
    count += 1;
    return result;
  };
  const watched: Pick<Database, 'query' | 'transaction'> = {
    query: (sql, params) => timed(() => db.query(sql, params)),
    transaction: (work, options) => timed(() => db.transaction(work, options)),
  };
  const before = await rowsOf(db, communityId);
  const isWhole = await sweepCommunities(watched as Database).then(
    () => true,
    (error: unknown) => {
      if (error === limit) return false;
      throw error;
    },
  );
  const gone = before - (await rowsOf(db, communityId));
  console.log(
    `${label.padEnd(18)} ${isWhole ? 'final deletion' : 'deletion, stopped,'} ${seconds().toFixed(0)} s in ${count} statements, ${gone} of ${before} rows, the longest ${longest.toFixed(0)} ms`,
  );
}
