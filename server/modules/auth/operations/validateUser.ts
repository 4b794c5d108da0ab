import { domainErrors } from '#server/core/errors.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { emailProblem } from '../registration/registration.ts';

export const validateUser: Handler<'validateUser'> = async ({ body, db, services }) => {
  const causes = await Promise.all([
    body.email === undefined ? undefined : emailProblem(db, body.email),
    body.tumblelog === undefined ? undefined : blogNameIssue(db, body.tumblelog, services.reservedBlogNames),
  ]);
  const found = causes.filter((cause) => cause !== undefined);
  if (found.length > 0) throw domainErrors(found);
  return { valid: true };
};
