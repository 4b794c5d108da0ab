import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { retryDead } from '#server/jobs/retry-dead.ts';

export const retryFailedJob: Handler<'retryFailedJob'> = async ({ params, db }) => {
  if (!(await retryDead(db, params.job_id))) throw domainError('not-found');
  return answer(204);
};
