import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { type VideoHubRow, videoHubNamed } from './video-hub-repository.ts';

/**
 * Returns the channel of that name as the member sees it.
 *
 * @throws not-found
 */
export async function hubNamed(db: Queryable, name: string, userId: string): Promise<VideoHubRow> {
  const row = await videoHubNamed(db, userId, name);
  if (!row) throw domainError('not-found', { reason: 'channel', field: 'hub' });
  return row;
}
