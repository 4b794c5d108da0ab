import { domainError } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { refuseSuspended } from '#server/modules/auth/session/refuse-suspended.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { passSecondFactor } from '#server/modules/auth/two-factor/pass-second-factor.ts';
import { countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { linkProvider } from '../social-sign-in/link-provider.ts';
import { provenOwner, sourceOf } from '../social-sign-in/proven-owner.ts';
import { linkedUser } from '../social-sign-in/sign-in-repository.ts';
import { provenIdentity } from '../social-sign-in/sign-ins.ts';

/** Maps a unique violation by a concurrent request to its error. */
function alreadyLinked(error: unknown): never {
  if (isUniqueViolation(error)) throw domainError('link-expired', { reason: 'sign_in' });
  throw error;
}

export const startSocialSession: Handler<'startSocialSession'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const { remember_device: wanted } = body;
  const coming = await provenIdentity(db, services, body);
  const provider = services.signIn.find(coming.identity.providerId)?.name;
  const linked = await linkedUser(db, coming.identity);
  const owner = linked === undefined ? undefined : await userById(db, linked);
  if (linked !== undefined && !owner) throw domainError('no-matched-account');
  if (owner) await refuseSuspended(db, services, owner);
  const { id: userId, email, access_epoch: epoch } = owner ?? (await provenOwner(context, coming.identity));
  await countCodeAttempt(services, userId, body.tfa_code, await sourceOf(context, coming.identity, email));
  const origin = changeOrigin(originOf(request), services.now());
  const { gaveCode, tell } = await db
    .transaction(async (tx) => {
      // A missing or wrong code throws, and the sign-in stays pending.
      const isRight = await passSecondFactor(tx, services, userId, body.tfa_code, request);
      await coming.useUp(tx);
      if (linked === undefined) {
        const told = await linkProvider(tx, services, userId, coming.identity, origin);
        await recordSecurityEvent(tx, { userId, kind: 'provider_linked', request, detail: provider });
        return { gaveCode: isRight, tell: told };
      }
      return { gaveCode: isRight, tell: undefined };
    })
    .catch(alreadyLinked);
  tell?.(db);
  return startSession(
    db,
    services,
    userId,
    { request, reply },
    {
      remember: gaveCode && wanted,
      method: 'provider',
      provider,
      checked: { epoch, refusal: 'link-expired' },
    },
  );
};
