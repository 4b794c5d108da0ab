import { domainError } from '#server/core/errors.ts';
import { restore } from '#server/entities/user/suspensions-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { notifyReopened } from '#server/modules/auth/session/refuse-suspended.ts';
import { decidedAccount, lockedAccount } from '../accounts/decided-account.ts';

export const revokeSuspension: Handler<'revokeSuspension'> = async ({ params, db, services, viewer }) => {
  const id = params.account_id;
  const { account, cause } = await db.transaction(async (tx) => {
    const held = await lockedAccount(tx, id);
    if (!(await restore(tx, id))) throw domainError('not-in-this-state', { reason: 'not_suspended' });
    const revoked = { userId: id, kind: 'suspension_revoked', request: null } as const;
    const event = await recordSecurityEvent(tx, revoked);
    await recordAuditEntry(tx, {
      staffId: viewer.userId,
      act: 'restore-account',
      subjectId: id,
      details: {},
    });
    return { account: held, cause: event };
  });
  notifyReopened(db, services, account, cause);
  return decidedAccount(db, id, viewer.userId);
};
