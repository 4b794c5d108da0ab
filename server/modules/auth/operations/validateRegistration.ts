import { domainErrors } from '#server/core/errors.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { emailProblem, passwordProblem } from '../registration/registration.ts';

export const validateRegistration: Handler<'validateRegistration'> = async ({ body, db, services }) => {
  const causes = await Promise.all([
    body.email === undefined ? undefined : emailProblem(db, body.email),
    body.password === undefined ? undefined : passwordProblem(body.password, body.email, body.tumblelog),
    body.tumblelog === undefined ? undefined : blogNameIssue(db, body.tumblelog, services.reservedBlogNames),
  ]);
  const found = causes.filter((cause) => cause !== undefined);
  if (found.length > 0) throw domainErrors(found);
  return { valid: true };
};
