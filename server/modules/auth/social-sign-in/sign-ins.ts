import { type DomainError, domainError, domainErrors } from '#server/core/errors.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Identity, SignInRefused } from '#server/identity/sign-in-providers.ts';
import { birthDateProblem } from '#server/modules/auth/registration/registration.ts';
import type { Services } from '#server/services.ts';
import { consumeProviderToken, findSignIn, type SignInRow, takeSignIn } from './sign-in-repository.ts';

/** Time for a sign-in at a provider and the decisions after it, in milliseconds. */
export const SIGN_IN_TTL_MS = 600_000;
/** Time for which a used provider token is remembered, longer than it is valid, in milliseconds. */
const PROVIDER_TOKEN_TTL_MS = 1_800_000;

/** The identity that signs in, and the function that consumes the proof. */
export interface ProvenIdentity {
  identity: Identity;
  redirectTo: string | undefined;
  /** Call it in the log-in's transaction. @throws DomainError link-expired when it was consumed concurrently */
  useUp(tx: Queryable): Promise<void>;
}

export function nonceHashOf({ keys }: Services, nonce: string): Buffer {
  return hashToken(keys.thirdParty, `nonce ${nonce}`);
}

export function stateHashOf({ keys }: Services, state: string): Buffer {
  return hashToken(keys.thirdParty, `state ${state}`);
}

/** Returns a pending sign-in. @throws DomainError link-expired */
export async function pendingSignIn(
  db: Queryable,
  services: Services,
  nonce: string,
): Promise<SignInRow & { identity: Identity }> {
  const row = await findSignIn(db, nonceHashOf(services, nonce), new Date(services.now()));
  if (row?.identity == null) throw domainError('link-expired', { reason: 'sign_in' });
  return { ...row, identity: row.identity };
}

/**
 * Returns the identity of a request: by the nonce of a returned sign-in, or by the provider token of an API client.
 *
 * @throws DomainError link-expired, invalid-request-param
 */
export async function provenIdentity(
  db: Queryable,
  services: Services,
  { nonce, id_token: token }: { nonce?: string | undefined; id_token?: string | undefined },
): Promise<ProvenIdentity> {
  if (nonce !== undefined) {
    const { identity, redirect_to } = await pendingSignIn(db, services, nonce);
    return {
      identity,
      redirectTo: redirect_to ?? undefined,
      useUp: async (tx) => {
        if (!(await takeSignIn(tx, nonceHashOf(services, nonce)))) throw domainError('link-expired');
      },
    };
  }
  if (token === undefined) {
    throw domainError('invalid-request-param', { field: 'nonce', detail: 'nonce or id_token is missing.' });
  }
  const identity = await services.signIn.verify(token).catch((error: unknown) => {
    if (error instanceof SignInRefused)
      throw domainError('link-expired', { detail: 'This token is not valid here.' });
    throw error;
  });
  return {
    identity,
    redirectTo: undefined,
    useUp: async (tx) => {
      const hash = hashToken(services.keys.thirdParty, `token ${token}`);
      const until = new Date(services.now() + PROVIDER_TOKEN_TTL_MS);
      if (!(await consumeProviderToken(tx, hash, identity.providerId, until)))
        throw domainError('link-expired');
    },
  };
}

/** Returns the problem with an age in whole years. */
export function ageProblem(age: number, now: number): DomainError | undefined {
  const born = new Date(now);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  const problem = birthDateProblem(born.toISOString().slice(0, 10), new Date(now));
  if (problem === undefined) return undefined;
  return problem[0] === 'registration-blocked-for-age'
    ? domainErrors([[problem[0], { ...problem[1], field: 'age' }]])
    : domainError('invalid-request-param', { field: 'age', reason: 'age' });
}
