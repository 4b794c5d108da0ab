import type { Queryable } from '#server/db/database.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { listReleases } from './error-groups-repository.ts';

/** Releases that a list of faults names. */
const MAX_RELEASES = 6;

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Returns the last releases in which faults were seen and that of the server, the oldest first. Later ones than the
 * server's are left out: whoever reports can make them up.
 */
export async function lastReleases(db: Queryable, own: string = packageFile.version): Promise<string[]> {
  const seen = (await listReleases(db)).filter((release) => byNumber.compare(release, own) < 0);
  return [...seen.toSorted(byNumber.compare), own].slice(-MAX_RELEASES);
}
