import type { Queryable } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Identity } from '#server/identity/sign-in-providers.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import type { ChangeOrigin } from '#server/mail/templates/layout/OriginFacts.tsx';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';
import type { Services } from '#server/services.ts';
import { insertThirdParty } from './sign-in-repository.ts';

/**
 * Links a provider to an existing account. Returns a function that notifies the member, with a link to undo it; call it
 * once the transaction is committed.
 *
 * @throws DatabaseFault 23505 when either side is linked already
 */
export async function linkProvider(
  tx: Queryable,
  services: Services,
  userId: string,
  identity: Identity,
  origin: ChangeOrigin,
): Promise<(db: Queryable) => void> {
  await insertThirdParty(tx, userId, identity);
  const user = await userById(tx, userId);
  if (!user) return () => undefined;
  const undo = await undoLink(tx, services, user, 'provider');
  const provider = services.signIn.find(identity.providerId)?.name ?? identity.providerId;
  const name = identity.email ? `${provider} (${identity.email})` : provider;
  const told = { provider: name, origin, undo };
  // Without an undo link the account has no address, and nothing is sent.
  const cause = secretCause(services.keys, undo?.link ?? '');
  return (db) =>
    services.post.later(() => accountMail(db, services, user, 'providerLinked', told, { cause }));
}
