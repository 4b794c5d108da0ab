import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { retryDead } from '#server/jobs/retry-dead.ts';
import { noteStaffAct } from '#server/modules/platform/support/staff-acts-repository.ts';

export const retryFailedJob: Handler<'retryFailedJob'> = async ({ params, db, viewer }) => {
  const subjectId = params.job_id;
  if (!(await retryDead(db, subjectId))) throw domainError('not-found');
  await noteStaffAct(db, { staffId: viewer.userId, act: 'retry-job', subjectId, details: {} });
  return answer(204);
};
