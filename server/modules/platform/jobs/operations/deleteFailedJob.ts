import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { dropDead } from '#server/jobs/jobs-repository.ts';

export const deleteFailedJob: Handler<'deleteFailedJob'> = async ({ params, db }) => {
  if (!(await dropDead(db, params.job_id))) throw domainError('not-found');
  return answer(204);
};
