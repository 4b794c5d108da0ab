import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteDeadLetter } from '#server/jobs/jobs-repository.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';

export const deleteFailedJob: Handler<'deleteFailedJob'> = async ({ params, db, viewer }) => {
  const subjectId = params.job_id;
  await db.transaction(async (tx) => {
    if (!(await deleteDeadLetter(tx, subjectId))) throw domainError('not-found');
    await recordAuditEntry(tx, { staffId: viewer.userId, act: 'delete-job', subjectId, details: {} });
  });
  return answer(204);
};
