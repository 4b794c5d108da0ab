import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { burningAmong } from './burning-repository.ts';

/**
 * Refuses to change a post that is blazed: what was paid for and reviewed stays as it is until its campaign ends. Called
 * while the post's row is locked, so that no campaign begins meanwhile.
 *
 * @throws post-is-ignited
 */
export async function refuseBurning(tx: Queryable, postId: string): Promise<void> {
  if ((await burningAmong(tx, [postId])).has(postId)) throw domainError('post-is-ignited');
}
