import type { Database } from '#server/db/database.ts';
import type { IncomingFiles } from '#server/media/incoming-files.ts';
import { expiredWaiting, takeAwayExpired } from './uploads-repository.ts';

/**
 * Gives up uploads that expired and got no bytes for an hour, with their files: nothing announced and left lies on the
 * disk for longer than two hours. To be called now and then.
 */
export async function giveUpExpired(db: Database, incoming: IncomingFiles): Promise<void> {
  const quiet: string[] = [];
  for (const id of await expiredWaiting(db)) if (await incoming.isQuiet(id, Date.now())) quiet.push(id);
  const gone = await takeAwayExpired(db, quiet);
  await incoming.remove(...gone.map((id) => incoming.pathOf(id)));
}
