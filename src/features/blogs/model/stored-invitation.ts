const keyOf = (blogName: string): string => `skein.invitation.${blogName.toLowerCase()}`;

/**
 * Stores the token from the `#` of a mailed invitation for this tab, so that it survives sign-up or login. Undefined
 * removes it.
 */
export function storeInvitation(blogName: string, token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(keyOf(blogName));
    else sessionStorage.setItem(keyOf(blogName), token);
  } catch {
    // Storage is unavailable: the member has to open the mailed link again.
  }
}

/** Returns the token of a mailed invitation: from the address, else the stored one; undefined when there is none. */
export function invitationToken(blogName: string, hash: string): string | undefined {
  const carried = hash.slice(1, 1 + TOKEN_MAX_LENGTH);
  if (carried) return carried;
  try {
    return sessionStorage.getItem(keyOf(blogName)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Maximum length of a token (contract). */
const TOKEN_MAX_LENGTH = 512;
