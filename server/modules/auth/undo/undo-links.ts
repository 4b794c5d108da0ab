import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { isAddress } from '#server/mail/no-address.ts';
import type { Services } from '#server/services.ts';
import { insertUndo, type UndoKind } from './undo-repository.ts';

/** How long an undo link works, in milliseconds, as the contract says. */
export const UNDO_TTL_MS = 7 * 86_400_000;

/** The page of undo links. It says what is undone, and does nothing before its button is pressed. */
const PAGE = '/login/undo';

/** What is kept of an undo link. */
export function undoHashOf({ keys }: Services, token: string): Buffer {
  return hashToken(keys.mailedLink, `undo ${token}`);
}

/**
 * A new link that undoes a change of an account, for the letter to the address the account has now. To be called in the
 * transaction of the change: from then on the address is kept for this account.
 *
 * @param startedAt when the change began, where that was earlier
 * @returns undefined for an account without an address
 */
export async function undoLink(
  tx: Queryable,
  services: Services,
  user: { id: string; email: string },
  kind: UndoKind,
  startedAt?: string,
): Promise<string | undefined> {
  if (!isAddress(user.email)) return undefined;
  const token = randomToken();
  await insertUndo(tx, {
    tokenHash: undoHashOf(services, token),
    userId: user.id,
    kind,
    email: user.email,
    startedAt,
    expiresAt: new Date(services.now() + UNDO_TTL_MS),
  });
  return `${services.publicUrl}${PAGE}?change=${kind}#${token}`;
}
