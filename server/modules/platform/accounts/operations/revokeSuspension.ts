import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { tellReopened } from '#server/modules/auth/account/reopen.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { noteStaffAct } from '#server/modules/platform/support/staff-acts-repository.ts';
import { restore } from '#server/modules/users/suspensions.ts';
import { decidedAccount, heldAccount } from '../decided-account.ts';

export const revokeSuspension: Handler<'revokeSuspension'> = async ({ params, db, services, viewer }) => {
  const id = params.account_id;
  const account = await db.transaction(async (tx) => {
    const held = await heldAccount(tx, id);
    if (!(await restore(tx, id)))
      throw domainError('not-in-this-state', { detail: 'This account is not suspended.' });
    await recordSecurityEvent(tx, { userId: id, kind: 'suspension_revoked', request: null });
    await noteStaffAct(tx, { staffId: viewer.userId, act: 'restore-account', subjectId: id, details: {} });
    return held;
  });
  tellReopened(services, account);
  return decidedAccount(db, id, viewer.userId);
};
