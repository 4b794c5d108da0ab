import { domainError } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { isUndoable } from '../decisions/decision-presenter.ts';
import { lockOwnDecision } from '../decisions/find-decision.ts';
import { recipient } from '../decisions/notices-repository.ts';
import { undoDecision } from '../decisions/undo.ts';
import { presentedItem, staffReader } from '../staff-queue/entry.ts';

/** Undoes a decision of staff within a day, by who made it. The author is told when they were told of the decision. */
export const revokeStaffDecision: Handler<'revokeStaffDecision'> = async (context) => {
  const { params, db, services, viewer } = context;
  const now = services.now();
  const itemId = await db.transaction(async (tx) => {
    const { row, item } = await lockOwnDecision(tx, params.decision_id, viewer.userId);
    if (row.is_revoked || row.replaced_by !== null) throw domainError('already-done');
    if (!isUndoable(row, now / 1000)) throw domainError('not-in-this-state', { reason: 'undo_over' });
    await undoDecision(tx, item, row, now);
    await recordAuditEntry(tx, {
      ...{ staffId: viewer.userId, act: 'revoke-decision', subjectId: row.item_id },
      details: { outcome: row.outcome },
    });
    const isTold = row.is_told && row.outcome !== 'dismiss' && row.before.isSame !== true;
    const author = isTold && row.author_id !== null ? await recipient(tx, row.author_id) : undefined;
    if (author) {
      const told = { isAppeal: item.ref.kind === 'appeal', link: `${services.publicUrl}/support` };
      const order = await accountMail(tx, services, author, 'decisionUndone', told, { cause: row.id });
      await enqueueMail(tx, services, order);
    }
    return row.item_id;
  });
  return { item: await presentedItem(itemId, staffReader(context)) };
};
