import type { Queryable } from '#server/db/database.ts';
import { findInviteLink, type InviteLinkRow } from './links-repository.ts';

/** State of a link: whether it still lets people in. */
export type LinkState = 'open' | 'revoked' | 'expired' | 'full';

/**
 * Returns whether a link still lets people in.
 *
 * @param now milliseconds since 1970
 */
export function linkState(link: InviteLinkRow, now: number): LinkState {
  if (link.revoked !== null) return 'revoked';
  if (link.expires !== null && link.expires <= now / 1000) return 'expired';
  return link.max_uses !== null && link.use_count >= link.max_uses ? 'full' : 'open';
}

/**
 * Returns true when a token is a link that opens this collection.
 *
 * @param now milliseconds since 1970
 */
export async function opensCollection(
  db: Queryable,
  collectionId: string,
  hash: string | undefined,
  now: number,
): Promise<boolean> {
  const link = hash === undefined ? undefined : await findInviteLink(db, hash);
  return link?.collection_id === collectionId && linkState(link, now) === 'open';
}
