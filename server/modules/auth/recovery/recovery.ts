import type { Database, Queryable } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import type { ChangeOrigin } from '#server/mail/templates/layout/OriginFacts.tsx';
import { linkEmail, newToken } from '#server/modules/auth/mailed-links/links.ts';
import type { Services } from '#server/services.ts';
import {
  addressesOf,
  deleteExpiredRecoveries,
  hasFactors,
  recoveryOf,
  takeUnnotified,
} from './recovery-repository.ts';

/**
 * Waiting time of a recovery, and the time in which it can be completed after that, in milliseconds, as in the
 * contract.
 */
export const RECOVERY_WAIT_MS = 48 * 3_600_000;
const RECOVERY_WINDOW_MS = 7 * 86_400_000;

/** End of the waiting time in seconds since 1970, and the request that started the recovery or asked for it again. */
interface PendingRecovery {
  ends: number;
  origin: ChangeOrigin;
}

/** Returns an e-mail about a pending recovery, with a new link that cancels it. */
async function pendingEmail(
  db: Queryable,
  services: Services,
  user: UserRow,
  { ends, origin }: PendingRecovery,
  to?: string,
): Promise<MailOrder> {
  const token = await newToken(db, services, user, 'keep');
  const told = { link: `${services.publicUrl}/login/recover/keep#${token}`, endsAt: ends * 1000, origin };
  const options = { cause: secretCause(services.keys, token), to };
  return accountMail(db, services, user, 'recoveryBegun', told, options);
}

/** Notifies all addresses of a pending recovery, each with a link to cancel it. */
export async function notifyPendingRecovery(
  db: Queryable,
  services: Services,
  user: UserRow,
  pending: PendingRecovery,
): Promise<void> {
  for (const address of await addressesOf(db, user.id)) {
    services.post.later(() => pendingEmail(db, services, user, pending, address));
  }
}

/** Returns the e-mail for a recovery request, the event `cause`: its start, its state, or its end. */
export async function recoveryEmail(
  db: Queryable,
  services: Services,
  user: UserRow,
  { cause, origin }: { cause: string; origin: ChangeOrigin },
): Promise<MailOrder | undefined> {
  if (user.state === 'suspended') return undefined;
  if (!(await hasFactors(db, user.id))) {
    const link = `${services.publicUrl}/login/link`;
    return accountMail(db, services, user, 'nothingToRecover', { link, origin }, { cause });
  }
  const waiting = await recoveryOf(db, user.id);
  if (!waiting) return linkEmail(db, services, user, 'recover', { origin });
  return waiting.ends * 1000 <= services.now()
    ? linkEmail(db, services, user, 'recovered', { origin })
    : pendingEmail(db, services, user, { ends: waiting.ends, origin });
}

/**
 * Notifies members whose waiting time is over, and deletes recoveries that were never completed. Called periodically.
 */
export async function notifyDueRecoveries(db: Database, services: Services): Promise<void> {
  await deleteExpiredRecoveries(db, new Date(services.now() - RECOVERY_WINDOW_MS));
  for (const userId of await takeUnnotified(db, new Date(services.now()))) {
    services.post.later(async () => {
      const user = await userById(db, userId);
      return user && linkEmail(db, services, user, 'recovered');
    });
  }
}
