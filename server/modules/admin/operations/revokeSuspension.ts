import { domainError } from '#server/core/errors.ts';
import { restore } from '#server/entities/user/suspensions-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { notifyReopened } from '#server/modules/auth/session/refuse-suspended.ts';
import { decidedAccount, lockedAccount } from '../accounts/decided-account.ts';

export const revokeSuspension: Handler<'revokeSuspension'> = async ({ params, db, services, viewer }) => {
  const id = params.account_id;
  const account = await db.transaction(async (tx) => {
    const held = await lockedAccount(tx, id);
    if (!(await restore(tx, id))) throw domainError('not-in-this-state', { reason: 'not_suspended' });
    await recordSecurityEvent(tx, { userId: id, kind: 'suspension_revoked', request: null });
    await recordAuditEntry(tx, {
      staffId: viewer.userId,
      act: 'restore-account',
      subjectId: id,
      details: {},
    });
    return held;
  });
  notifyReopened(db, services, account);
  return decidedAccount(db, id, viewer.userId);
};
