import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { type DecisionRequest, decideItem, isSkipped } from '../decisions/decide.ts';
import { refusedError } from '../decisions/refused.ts';
import { presentReports } from '../queue/reports-presenter.ts';
import { itemOfReport, lockReported } from '../queue/reports-queue-repository.ts';
import { staffReader } from '../staff-queue/entry.ts';

/** Decides about everything reported of one thing. The author and the reporters are told of it after a while. */
export const setReportOutcome: Handler<'setReportOutcome'> = async (context) => {
  const { params, body, db, services, viewer } = context;
  const { outcome, message = '', replace = false } = body;
  const gone = domainError('not-found', { reason: 'report' });
  const id = params.report_id;
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone;
  const itemId = await itemOfReport(db, id);
  if (itemId === undefined) throw gone;
  const request: DecisionRequest = {
    ...{ outcome, authorMessage: message.trim(), reporterMessage: '' },
    ...(replace ? { replaces: true as const } : {}),
    ...{ staffId: viewer.userId, now: services.now() },
  };
  const { result, row } = await db.transaction(async (tx) => {
    const made = await decideItem(tx, itemId, request);
    return { result: made, row: isSkipped(made) ? undefined : await lockReported(tx, id) };
  });
  if (isSkipped(result))
    throw result.skipped === 'gone' ? gone : await refusedError(result, staffReader(context));
  const [report] = row ? await presentReports(db, [row], viewer.userId) : [];
  if (!report) throw gone;
  return { report };
};
