import type { Queryable } from '#server/db/database.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import { suggestNames } from '#server/entities/user/name-suggestions.ts';
import { userByEmail, userById } from '#server/entities/user/repository.ts';
import type { Identity } from '#server/identity/sign-in-providers.ts';
import { isAddress } from '#server/mail/no-address.ts';
import type { Services } from '#server/services.ts';
import { hasSecondFactor, linkedUser } from './sign-in-repository.ts';
import { pendingSignIn } from './sign-ins.ts';

type Next =
  | 'login'
  | 'register'
  | 'complete'
  | 'linkAccount'
  | 'twoFactorAuthentication'
  | 'noMatchedAccount';

/** Returns the next form of the sign-in (spec 000 §4, login flow steps). */
async function nextStep(db: Queryable, identity: Identity): Promise<Next> {
  const userId = await linkedUser(db, identity);
  if (userId !== undefined) {
    const user = await userById(db, userId);
    // An account that only lacks an address is asked for it after logging in.
    if (user?.state === 'partial' && isAddress(user.email)) return 'complete';
    return (await hasSecondFactor(db, userId)) ? 'twoFactorAuthentication' : 'login';
  }
  if (identity.email === undefined) return 'noMatchedAccount';
  return (await userByEmail(db, identity.email)) ? 'linkAccount' : 'register';
}

/** Returns a free blog name: the name at the provider, or a similar one. */
async function suggestedName(
  db: Queryable,
  { reservedBlogNames }: Services,
  { name, email }: Identity,
): Promise<string | undefined> {
  const wish = (name ?? email?.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, 32)
    .replace(/^-+|-+$/g, '');
  if (wish && !(await blogNameIssue(db, wish, reservedBlogNames))) return wish;
  return (await suggestNames(db, wish, reservedBlogNames))[0];
}

/** Returns a pending sign-in with its next form; a blog name is suggested to new members only. */
export async function pendingOf(db: Queryable, services: Services, nonce: string) {
  const {
    identity,
    provider_id: providerId,
    redirect_to,
    expires,
  } = await pendingSignIn(db, services, nonce);
  const next = await nextStep(db, identity);
  const isNew = next === 'register' || next === 'complete' || next === 'noMatchedAccount';
  const suggested = isNew ? await suggestedName(db, services, identity) : undefined;
  return {
    nonce,
    providerId,
    next,
    ...(identity.email === undefined ? {} : { email: identity.email }),
    ...(suggested === undefined ? {} : { suggestedBlogName: suggested }),
    ...(redirect_to === null ? {} : { redirectTo: redirect_to }),
    expiresTs: expires,
  };
}
