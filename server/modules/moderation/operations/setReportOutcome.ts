import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { applyOutcome } from '../queue/carry-out.ts';
import { presentReports } from '../queue/reports-presenter.ts';
import { authorOf, decideReports, lockReported } from '../queue/reports-queue-repository.ts';

const EMAIL_OF_OUTCOME = { label: 'labelled', remove: 'takenDown', suspend: 'blogClosed' } as const;

export const setReportOutcome: Handler<'setReportOutcome'> = async ({
  params,
  body,
  db,
  services,
  viewer,
}) => {
  const { outcome, message = '' } = body;
  const said = message.trim();
  const gone = domainError('not-found', { reason: 'report' });
  const id = params.report_id;
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone;
  const { row, author, before, cause } = await db.transaction(async (tx) => {
    const report = await lockReported(tx, id);
    if (!report) throw gone;
    const told = await authorOf(tx, report);
    await applyOutcome(tx, report, outcome, said);
    const named = await decideReports(tx, report, outcome);
    const details = { outcome, kind: report.kind, ...(said ? { message: said } : {}) };
    const { userId: staffId } = viewer;
    const entry = await recordAuditEntry(tx, { staffId, act: 'decide-report', subjectId: named, details });
    return { row: await lockReported(tx, named), author: told, before: report.outcome, cause: entry };
  });
  const [report] = row ? await presentReports(db, [row], viewer.userId) : [];
  if (!report) throw gone;
  // One e-mail per decision; a dismissed report sends none.
  if (author && author.state !== 'deleted' && outcome !== 'dismiss' && outcome !== before) {
    const { post, blog } = report;
    const isPost = post !== undefined && outcome !== 'suspend';
    const kind = isPost && outcome === 'remove' ? 'postTakenDown' : EMAIL_OF_OUTCOME[outcome];
    const way = isPost ? `/blog/${blog.name}/review` : '/support';
    const told = { message: said, link: `${services.publicUrl}${way}` };
    services.post.later(() => accountMail(db, services, author, kind, told, { cause }));
  }
  return { report };
};
