import { domainError, domainErrors } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { firstBlogOf } from '#server/entities/blog/repository.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { completeAccount, linkedUser } from '../social-sign-in/sign-in-repository.ts';
import { ageProblem, provenIdentity } from '../social-sign-in/sign-ins.ts';

export const completeSocialRegistration: Handler<'completeSocialRegistration'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const { identity, redirectTo, useUp } = await provenIdentity(db, services, body);
  const userId = await linkedUser(db, identity);
  if (userId === undefined) throw domainError('link-expired', { reason: 'nothing_to_complete' });
  const tooYoung = ageProblem(body.age, services.now());
  if (tooYoung) throw tooYoung;
  const issue = await blogNameIssue(db, body.tumblelog, services.reservedBlogNames);
  if (issue) throw domainErrors([issue]);
  const blog = await db
    .transaction(async (tx) => {
      await useUp(tx);
      if (!(await completeAccount(tx, userId, body.tumblelog.trim()))) throw domainError('link-expired');
      // Read before the commit, so that the account cannot have been closed.
      return firstBlogOf(tx, userId);
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'blogs_name'))
        throw domainError('blog-name-unavailable', { innerCode: 3 });
      throw error;
    });
  const provider = services.signIn.find(identity.providerId)?.name;
  const by = { method: 'provider', provider } as const;
  const session = await startSession(db, services, userId, { request, reply }, by);
  return answer(201, { session, blog: presentBlog(blog, userId), ...(redirectTo ? { redirectTo } : {}) });
};
