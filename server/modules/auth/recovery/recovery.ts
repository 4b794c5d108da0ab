import type { Database, Queryable } from '#server/db/database.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import { letter } from '#server/mail/emails.ts';
import type { Mail } from '#server/mail/mail.ts';
import { linkLetter } from '#server/modules/auth/mailed-links/links.ts';
import type { Services } from '#server/services.ts';
import { addressesOf, dropStale, hasFactors, recoveryOf, untold } from './recovery-repository.ts';

/** How long the way back waits, and how long it is open after that, in milliseconds, as the contract says. */
export const RECOVERY_WAIT = 48 * 3_600_000;
const RECOVERY_OPEN = 7 * 86_400_000;

/** When something happens, as letters say it. */
function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Tells everywhere that somebody waits, each letter with the way to end it. */
export async function tellOfWait(
  db: Queryable,
  services: Services,
  user: UserRow,
  ends: number,
): Promise<void> {
  for (const address of await addressesOf(db, user.id)) {
    services.post.later(async () => ({
      ...(await linkLetter(db, services, user, 'keep', { said: [moment(ends)] })),
      to: address,
    }));
  }
}

/** What an account's member is mailed who asks for the way back: its beginning, its state, or its end. */
export async function letterOfWayBack(
  db: Queryable,
  services: Services,
  user: UserRow,
): Promise<Mail | undefined> {
  if (user.state === 'suspended') return undefined;
  if (!(await hasFactors(db, user.id))) {
    return letter('nothingToRecover', user.email, user.locale, `${services.publicUrl}/login/link`);
  }
  const waiting = await recoveryOf(db, user.id);
  if (!waiting) return linkLetter(db, services, user, 'recover');
  return waiting.ends * 1000 <= services.now()
    ? linkLetter(db, services, user, 'recovered')
    : linkLetter(db, services, user, 'keep', { said: [moment(waiting.ends)] });
}

/** Tells members whose wait is over, and ends what nobody came back to. To be called now and then. */
export async function tellRecoveries(db: Database, services: Services): Promise<void> {
  await dropStale(db, new Date(services.now() - RECOVERY_OPEN));
  for (const userId of await untold(db, new Date(services.now()))) {
    services.post.later(async () => {
      const user = await userById(db, userId);
      return user && linkLetter(db, services, user, 'recovered');
    });
  }
}
