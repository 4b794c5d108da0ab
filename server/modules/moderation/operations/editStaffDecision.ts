import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentDecisions } from '../decisions/decision-presenter.ts';
import { type DecisionRow, decisionsByIds, updateDecision } from '../decisions/decisions-repository.ts';
import { flagReason } from '../decisions/effects.ts';
import { lockOwnDecision } from '../decisions/find-decision.ts';
import { checkSuspensionEnd } from '../decisions/suspension-end.ts';
import { setAppealAnswer, setFlagWords } from '../review/flags-repository.ts';
import { staffReader } from '../staff-queue/entry.ts';
import { readItemId } from '../staff-queue/item-id.ts';

/** Returns when the notices of a decision are sent that is changed now, in milliseconds since 1970. */
function dueAt({ decided }: DecisionRow, isHeld: boolean, now: number): Date {
  const seconds = isHeld ? limits.staffHoldSeconds : limits.staffNoticeSeconds;
  const latest = (decided + limits.staffNoticeMinutes * 60) * 1000;
  return new Date(Math.min(now + seconds * 1000, latest));
}

/** Changes what the author reads on their page of the review. */
async function changeWordsOfFlag(tx: Queryable, row: DecisionRow): Promise<void> {
  const { before, reason, author_message: message, item_id } = row;
  const ref = readItemId(item_id);
  if (before.effects?.flagId !== undefined) {
    await setFlagWords(tx, before.effects.flagId, { reason: flagReason(reason), message });
  }
  if (ref?.kind === 'appeal') await setAppealAnswer(tx, ref.subjectId, message);
}

/** Changes reason, end and messages of a decision of staff before its notices are sent, and puts those off. */
export const editStaffDecision: Handler<'editStaffDecision'> = async (context) => {
  const { params, body, db, services, viewer } = context;
  const now = services.now();
  const id = params.decision_id;
  await db.transaction(async (tx) => {
    const { row } = await lockOwnDecision(tx, id, viewer.userId);
    if (row.notice_due === null || row.notice_due * 1000 <= now) {
      throw domainError('not-in-this-state', { reason: 'notices_sent' });
    }
    if (row.outcome !== 'suspend' && body.until_ts !== undefined) {
      throw domainError('invalid-request-param', { field: 'until_ts', reason: 'suspension_only' });
    }
    checkSuspensionEnd(body.until_ts, row.outcome, now);
    const words = {
      ...{ reason: body.reason, until: body.until_ts },
      authorMessage: body.author_message?.trim(),
      reporterMessage: body.reporter_message?.trim(),
    };
    await updateDecision(tx, id, words, dueAt(row, body.hold === true, now));
    const changed = (await decisionsByIds(tx, [id])).get(id);
    if (changed) await changeWordsOfFlag(tx, changed);
    if (Object.values(words).every((word) => word === undefined)) return;
    const { outcome, author_message: message } = changed ?? row;
    await recordAuditEntry(tx, {
      ...{ staffId: viewer.userId, act: 'edit-decision', subjectId: row.item_id },
      details: { outcome, ...(message ? { message } : {}) },
    });
  });
  const row = (await decisionsByIds(db, [id])).get(id);
  const [decision] = row ? await presentDecisions([row], staffReader(context)) : [];
  return { decision: requireFound(decision, 'The decision') };
};
