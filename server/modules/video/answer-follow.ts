import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { hubNamed } from './policy.ts';
import { presentVideoHubs } from './video-hub-presenter.ts';

/**
 * Follows or unfollows a channel, and returns its resulting state. Idempotent.
 *
 * @throws not-found
 */
export async function answerFollow(
  db: Database,
  name: string,
  userId: string,
  write: (tx: Queryable, userId: string, hub: string) => Promise<void>,
): Promise<{ hub: components['schemas']['VideoHub'] }> {
  const row = await hubNamed(db, name, userId);
  await write(db, userId, row.name);
  const [hub] = await presentVideoHubs(db, [await hubNamed(db, name, userId)], userId);
  return { hub: requireFound(hub, 'The channel') };
}
