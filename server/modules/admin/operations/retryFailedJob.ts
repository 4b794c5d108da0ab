import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { retryDeadLetters } from '#server/jobs/retry-dead-letters.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';

export const retryFailedJob: Handler<'retryFailedJob'> = async ({ params, db, viewer }) => {
  const subjectId = params.job_id;
  if (!(await retryDeadLetters(db, subjectId))) throw domainError('not-found');
  await recordAuditEntry(db, { staffId: viewer.userId, act: 'retry-job', subjectId, details: {} });
  return answer(204);
};
