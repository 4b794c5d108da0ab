import { domainError, domainErrors } from '#server/core/errors.ts';
import { ageOn } from '#server/entities/user/age.ts';
import { closeAccount, userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { clearSessionCookies } from '#server/http/plugins/session-cookies.ts';
import { blockForAge } from '#server/modules/auth/registration/age-block.ts';
import { birthDateProblem } from '#server/modules/auth/registration/registration.ts';
import { writeBirthDate } from '../account-repository.ts';

export const setBirthDate: Handler<'setBirthDate'> = async ({
  body,
  db,
  services,
  viewer,
  request,
  reply,
}) => {
  const today = new Date(services.now());
  const known = (await userById(db, viewer.userId))?.birth_date ?? undefined;
  if (known !== undefined && known !== body.birth_date) throw alreadyKnown();
  const problem = known === undefined ? birthDateProblem(body.birth_date, today) : undefined;
  if (problem?.[0] === 'registration-blocked-for-age') {
    await db.transaction((tx) => closeAccount(tx, viewer.userId));
    blockForAge(request, reply);
    clearSessionCookies(request, reply);
  }
  if (problem) throw domainErrors([problem]);
  // The first of concurrent requests counts.
  if (known === undefined && !(await writeBirthDate(db, viewer.userId, body.birth_date)))
    throw alreadyKnown();
  return { age: ageOn(body.birth_date, today) };
};

function alreadyKnown() {
  return domainError('invalid-request-param', {
    field: 'birth_date',
    reason: 'birth_date_set',
  });
}
