import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { isAddress } from '#server/mail/no-address.ts';
import type { UndoLink } from '#server/mail/templates/layout/SecurityNotice.tsx';
import type { Services } from '#server/services.ts';
import { insertUndo, type UndoKind } from './undo-repository.ts';

/** Lifetime of an undo link in milliseconds, as in the contract. */
export const UNDO_TTL_MS = 7 * 86_400_000;

/** Page of undo links. It shows the change and undoes it only when its button is clicked. */
const UNDO_PATH = '/login/undo';

/** Returns the stored hash of an undo link. */
export function undoHashOf({ keys }: Services, token: string): Buffer {
  return hashToken(keys.mailedLink, `undo ${token}`);
}

/**
 * Creates a link that undoes a change of an account, for the e-mail to its current address, and returns until when it
 * works. Call it in the transaction
 * of the change: from then on the address is reserved for this account.
 *
 * @param startedAt start of the change, if it was earlier
 * @returns undefined for an account without an address
 */
export async function undoLink(
  tx: Queryable,
  services: Services,
  user: { id: string; email: string },
  kind: UndoKind,
  startedAt?: string,
): Promise<UndoLink | undefined> {
  if (!isAddress(user.email)) return undefined;
  const token = randomToken();
  const until = services.now() + UNDO_TTL_MS;
  await insertUndo(tx, {
    tokenHash: undoHashOf(services, token),
    userId: user.id,
    kind,
    email: user.email,
    startedAt,
    expiresAt: new Date(until),
  });
  return { link: `${services.publicUrl}${UNDO_PATH}?change=${kind}#${token}`, until };
}
