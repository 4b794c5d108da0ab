import { domainError } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { suspend } from '#server/entities/user/suspensions-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import type { AccountRow } from '../accounts/accounts-repository.ts';
import { decidedAccount, lockedAccount } from '../accounts/decided-account.ts';

export const setSuspension: Handler<'setSuspension'> = async ({ params, body, db, services, viewer }) => {
  const id = params.account_id;
  const { until } = body;
  const reason = requiredText(body.reason, 'reason');
  if (until !== undefined && until * 1000 <= services.now())
    throw domainError('invalid-request-param', { field: 'until', reason: 'past' });
  const isNewDecision = (account: AccountRow) =>
    account.reason !== reason || account.ends !== (until ?? null);
  const { before, cause } = await db.transaction(async (tx) => {
    const held = await lockedAccount(tx, id);
    if (held.id === viewer.userId) throw domainError('not-allowed', { reason: 'suspend_self' });
    if (held.role === 'admin') throw domainError('not-allowed', { reason: 'suspend_staff' });
    if (held.state === 'leaving') throw domainError('not-in-this-state', { reason: 'account_deleted' });
    const ends = until === undefined ? null : new Date(until * 1000);
    await suspend(tx, id, { reason, ends });
    if (isNewDecision(held))
      await recordSecurityEvent(tx, { userId: id, kind: 'suspended', request: null, detail: reason });
    const details = { reason, ...(until === undefined ? {} : { until }) };
    const { userId: staffId } = viewer;
    const entry = await recordAuditEntry(tx, { staffId, act: 'suspend-account', subjectId: id, details });
    return { before: held, cause: entry };
  });
  // One e-mail per decision.
  if (isNewDecision(before) && isAddress(before.email)) {
    const end = until === undefined ? {} : { until: until * 1000 };
    const told = { reason, ...end, link: `${services.publicUrl}/support` };
    services.post.later(() => accountMail(db, services, before, 'accountSuspended', told, { cause }));
  }
  return decidedAccount(db, id, viewer.userId);
};
