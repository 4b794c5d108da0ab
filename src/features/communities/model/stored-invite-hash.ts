const keyOf = (community: string): string => `skein.community-invite.${community.toLowerCase()}`;

/** Maximum length of an invite hash (contract). */
const HASH_MAX_LENGTH = 128;

/** Returns the invite hash in the query of an invitation link. */
export function inviteHashIn(query: string): string | undefined {
  return new URLSearchParams(query).get('invite_hash')?.slice(0, HASH_MAX_LENGTH) || undefined;
}

/** Stores the invite hash of a community in the browser (spec 001 §4). Undefined removes it. */
export function storeInviteHash(community: string, hash: string | undefined): void {
  try {
    if (hash === undefined) localStorage.removeItem(keyOf(community));
    else localStorage.setItem(keyOf(community), hash);
  } catch {
    // Storage is unavailable: the link has to be opened again.
  }
}

/** Returns the stored invite hash of a community. */
export function readInviteHash(community: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(community)) ?? undefined;
  } catch {
    return undefined;
  }
}
