import { domainError, domainErrors } from '#server/core/errors.ts';
import { blogNameIssue } from '#server/entities/user/blog-name-issue.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { blockForAge, isAgeBlocked } from './age-block.ts';
import { birthDateProblem, emailProblem, passwordProblem } from './registration.ts';

/**
 * Rejects a registration with all of its problems at once, so that the fields need not be corrected one after the
 * other. A birth date below the minimum age blocks the browser from trying others.
 *
 * @throws registration-blocked-for-age, and the codes of the fields
 */
export async function checkRegistration(context: Context<'registerAccount'>): Promise<void> {
  const { body, db, services, request, reply } = context;
  if (isAgeBlocked(request)) throw domainError('registration-blocked-for-age');
  const birthDate = birthDateProblem(body.birth_date, new Date(services.now()));
  const causes = await Promise.all([
    birthDate,
    emailProblem(db, body.email),
    passwordProblem(body.password, body.email, body.tumblelog),
    blogNameIssue(db, body.tumblelog, services.reservedBlogNames),
  ]);
  const found = causes.filter((cause) => cause !== undefined);
  if (birthDate?.[0] === 'registration-blocked-for-age') blockForAge(request, reply);
  if (found.length > 0) throw domainErrors(found);
}
