import { domainError } from '#server/core/errors.ts';
import { randomToken } from '#server/core/tokens.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { SignInRefused } from '#server/identity/sign-in-providers.ts';
import { safeLocalPath } from '#server/modules/auth/session/safe-local-redirect.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
import { rememberSignIn } from '../social-sign-in/return-plugin.ts';
import { insertSignIn } from '../social-sign-in/sign-in-repository.ts';
import { nonceHashOf, SIGN_IN_TTL_MS, stateHashOf } from '../social-sign-in/sign-ins.ts';

export const startSocialSignIn: Handler<'startSocialSignIn'> = async (context) => {
  const { body, db, services, viewer, request, reply } = context;
  const { provider_id, redirect_to, link = false, proof = {} } = body;
  const provider = services.signIn.find(provider_id);
  if (provider === undefined) {
    throw domainError('not-found', { field: 'provider_id', detail: 'This way to log in does not exist.' });
  }
  if (link) {
    if (viewer === null) throw domainError('requires-login');
    // Linking adds a credential, which needs a fresh proof: an unattended browser must not suffice.
    await proveMember(db, services, sessionOfRequest(request, viewer), proof);
  }
  const [nonce, state] = [randomToken(), randomToken()];
  const authorizationUrl = await services.signIn.start(provider, state).catch((error: unknown) => {
    if (!(error instanceof SignInRefused)) throw error;
    throw domainError('bad-gateway', { reason: 'sign_in', params: { provider: provider.name } });
  });
  const now = services.now();
  const expiresAt = new Date(now + SIGN_IN_TTL_MS);
  await insertSignIn(db, {
    nonceHash: nonceHashOf(services, nonce),
    stateHash: stateHashOf(services, state),
    providerId: provider.id,
    redirectTo: safeLocalPath(redirect_to),
    linkUserId: link && viewer ? viewer.userId : undefined,
    expiresAt,
    now: new Date(now),
  });
  rememberSignIn(request, reply, nonce);
  return answer(201, { authorizationUrl, nonce, expiresTs: Math.floor(expiresAt.getTime() / 1000) });
};
