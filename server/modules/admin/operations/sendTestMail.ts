import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import { limitMail, perHour } from '#server/mail/hold-mail.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { lastTestMail } from '../mail/mail-figures-repository.ts';
import { presentMailTest } from '../mail/mail-test-presenter.ts';

const TEST_MAILS = perHour(limits.testMailsPerHour);

export const sendTestMail: Handler<'sendTestMail'> = async ({ db, services, viewer, request }) => {
  const user = requireFound(await userById(db, viewer.userId), 'The account');
  if (!user.email_verified) throw domainError('not-in-this-state', { reason: 'address_not_confirmed' });
  await limitMail(services.rateLimiter, `mail test by ${user.id}`, TEST_MAILS);
  const told = {
    origin: changeOrigin(originOf(request), services.now()),
    link: `${services.publicUrl}/settings/admin/mail`,
  };
  const test = await db.transaction(async (tx) => {
    const entry = { staffId: user.id, act: 'send-test-mail', subjectId: user.id, details: {} } as const;
    const cause = await recordAuditEntry(tx, entry);
    await enqueueMail(tx, services, await accountMail(tx, services, user, 'testMail', told, { cause }));
    return lastTestMail(tx, user.id);
  });
  return answer(201, { test: presentMailTest(requireFound(test, 'The test e-mail')) });
};
