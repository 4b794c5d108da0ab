const keyOf = (blogName: string): string => `skein.invitation.${blogName.toLowerCase()}`;

/**
 * Keeps what a mailed invitation carries behind its `#` for this tab, so that it is still there after signing up or in.
 * Undefined forgets it.
 */
export function keepInvitation(blogName: string, token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(keyOf(blogName));
    else sessionStorage.setItem(keyOf(blogName), token);
  } catch {
    // A browser without storage: the link in the mail is opened again.
  }
}

/** The token of a mailed invitation: from the address, else as it was kept; undefined where there is none. */
export function invitationToken(blogName: string, hash: string): string | undefined {
  const carried = hash.slice(1, 1 + TOKEN_MAX);
  if (carried) return carried;
  try {
    return sessionStorage.getItem(keyOf(blogName)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The longest token the contract takes. */
const TOKEN_MAX = 512;
