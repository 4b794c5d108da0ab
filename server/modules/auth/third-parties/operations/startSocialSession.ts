import type { Context, Handler } from '#server/contract/handler.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { refuseSuspended } from '#server/modules/auth/account/reopen.ts';
import { forgetGuesses, holdGuesses } from '#server/modules/auth/session/guesses.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { passSecondFactor } from '#server/modules/auth/two-factor/pass-second-factor.ts';
import { holdCodes } from '#server/modules/auth/two-factor/second-factor.ts';
import { type UserRow, userByEmail, userById } from '#server/modules/users/repository.ts';
import { checkPassword } from '#server/services/passwords.ts';
import type { Identity } from '#server/services/sign-in-providers.ts';
import { linkProvider } from '../link-provider.ts';
import { linkedUser } from '../sign-in-repository.ts';
import { comingIn } from '../sign-ins.ts';

type SessionContext = Context<'startSocialSession'>;

/** The member with the address that the third party tells, once their password proves it. */
async function provenOwner({ body, db, services }: SessionContext, { email }: Identity): Promise<UserRow> {
  if (!body.link3pa || email === undefined) throw domainError('no-matched-account');
  await holdGuesses(services, email);
  const user = await userByEmail(db, email);
  const isRight = await checkPassword(user?.password_hash, body.password ?? '');
  if (!user || !isRight) throw domainError('invalid-password');
  await forgetGuesses(services, email);
  await refuseSuspended(db, services, user);
  return user;
}

/** Two at once: the one that was slower meets what the other did. */
function alreadyLinked(error: unknown): never {
  if (isUniqueViolation(error))
    throw domainError('link-expired', { detail: 'It was linked a moment ago. Begin again.' });
  throw error;
}

export const startSocialSession: Handler<'startSocialSession'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const { remember_device: wanted } = body;
  const coming = await comingIn(db, services, body);
  const linked = await linkedUser(db, coming.identity);
  const owner = linked === undefined ? undefined : await userById(db, linked);
  if (linked !== undefined && !owner) throw domainError('no-matched-account');
  if (owner) await refuseSuspended(db, services, owner);
  const { id: userId, access_epoch: epoch } = owner ?? (await provenOwner(context, coming.identity));
  await holdCodes(services, userId, body.tfa_code);
  const { gaveCode, tell } = await db
    .transaction(async (tx) => {
      // A missing or wrong code throws, and the sign-in still waits.
      const isRight = await passSecondFactor(tx, services, userId, body.tfa_code, request);
      await coming.useUp(tx);
      const told =
        linked === undefined ? await linkProvider(tx, services, userId, coming.identity) : undefined;
      return { gaveCode: isRight, tell: told };
    })
    .catch(alreadyLinked);
  tell?.();
  const checked = { epoch, refusal: 'link-expired' } as const;
  return startSession(db, services, userId, { request, reply }, { remember: gaveCode && wanted, checked });
};
