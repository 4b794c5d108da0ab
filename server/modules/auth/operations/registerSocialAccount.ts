import { domainError, domainErrors } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { firstBlogOf } from '#server/entities/blog/repository.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { insertAccount } from '#server/entities/user/repository.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import { markVerified } from '#server/modules/auth/mailed-links/link-repository.ts';
import { blockForAge, isAgeBlocked } from '#server/modules/auth/registration/age-block.ts';
import { emailProblem } from '#server/modules/auth/registration/registration.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { insertThirdParty, linkedUser } from '../social-sign-in/sign-in-repository.ts';
import { ageProblem, provenIdentity } from '../social-sign-in/sign-ins.ts';

type RegisterContext = Context<'registerSocialAccount'>;

/** Maps a unique violation by a concurrent registration to its error. */
function alreadyTaken(error: unknown): never {
  if (isUniqueViolation(error, 'users_email')) throw domainError('email-unavailable');
  if (isUniqueViolation(error, 'blogs_name')) throw domainError('blog-name-unavailable', { innerCode: 3 });
  if (isUniqueViolation(error)) throw domainError('token-already-registered');
  throw error;
}

function checkAge({ body, services, request, reply }: RegisterContext): void {
  if (isAgeBlocked(request)) throw domainError('registration-blocked-for-age');
  const problem = ageProblem(body.age, services.now());
  if (problem?.slug === 'registration-blocked-for-age') blockForAge(request, reply);
  if (problem) throw problem;
}

export const registerSocialAccount: Handler<'registerSocialAccount'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const { identity, redirectTo, useUp } = await provenIdentity(db, services, body);
  checkAge(context);
  if ((await linkedUser(db, identity)) !== undefined) throw domainError('token-already-registered');
  const { email } = identity;
  const causes = await Promise.all([
    // Without an address the registration stays unfinished: the member could neither be contacted nor recover the
    // account.
    email === undefined ? undefined : emailProblem(db, email),
    blogNameIssue(db, body.tumblelog, services.reservedBlogNames),
  ]);
  const found = causes.filter((cause) => cause !== undefined);
  if (found.length > 0) throw domainErrors(found);
  const { userId, blog } = await db
    .transaction(async (tx) => {
      await useUp(tx);
      const account = { email, passwordHash: null, birthDate: null, locale: readerLocale(request) };
      const made = await insertAccount(tx, { ...account, blogName: body.tumblelog.trim() });
      await insertThirdParty(tx, made.userId, identity);
      if (email !== undefined && identity.isEmailVerified) await markVerified(tx, made.userId);
      // Read before the commit, so that the account cannot have been closed.
      return { userId: made.userId, blog: await firstBlogOf(tx, made.userId) };
    })
    .catch(alreadyTaken);
  const provider = services.signIn.find(identity.providerId)?.name;
  const by = { method: 'provider', provider, isNew: true } as const;
  const session = await startSession(db, services, userId, { request, reply }, by);
  return answer(201, { session, blog: presentBlog(blog, userId), ...(redirectTo ? { redirectTo } : {}) });
};
