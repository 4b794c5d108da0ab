import type { Database } from '#server/db/database.ts';
import type { IncomingFiles } from '#server/media/incoming-files.ts';
import { deleteExpiredUploads, expiredWaiting } from './uploads-repository.ts';

/**
 * Deletes uploads that expired and received no bytes for an hour, with their files: an abandoned upload stays on the
 * disk for at most two hours. Called periodically.
 */
export async function expireUploads(db: Database, incoming: IncomingFiles): Promise<void> {
  const quiet: string[] = [];
  for (const id of await expiredWaiting(db)) if (await incoming.isQuiet(id, Date.now())) quiet.push(id);
  const gone = await deleteExpiredUploads(db, quiet);
  await incoming.remove(...gone.map((id) => incoming.pathOf(id)));
}
