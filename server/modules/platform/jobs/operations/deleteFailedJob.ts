import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { dropDead } from '#server/jobs/jobs-repository.ts';
import { noteStaffAct } from '#server/modules/platform/support/staff-acts-repository.ts';

export const deleteFailedJob: Handler<'deleteFailedJob'> = async ({ params, db, viewer }) => {
  const subjectId = params.job_id;
  await db.transaction(async (tx) => {
    if (!(await dropDead(tx, subjectId))) throw domainError('not-found');
    await noteStaffAct(tx, { staffId: viewer.userId, act: 'delete-job', subjectId, details: {} });
  });
  return answer(204);
};
