import { domainError } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { isEmailTaken, userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { maskedAddress } from '#server/mail/masked-address.ts';
import { unsuppress } from '#server/mail/suppression-repository.ts';
import { adoptEmail, markVerified, pendingSince } from '#server/modules/auth/mailed-links/link-repository.ts';
import { consumeLink, findLink } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { undoLink } from '#server/modules/auth/undo/undo-links.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, db, services, request }) => {
  const userId = await findLink(db, services, 'verify', body.token);
  const former = await db
    .transaction(async (tx) => {
      await lockAccount(tx, userId);
      const email = await consumeLink(tx, services, 'verify', body.token);
      // The link arrived, so that the address takes e-mails again.
      await unsuppress(tx, email);
      const user = await userById(tx, userId);
      const since = await pendingSince(tx, userId, email);
      if (!user || since === undefined) {
        await markVerified(tx, userId);
        return undefined;
      }
      // An address is reserved for its former account while that can restore it.
      if (await isEmailTaken(tx, email, userId)) throw domainError('email-unavailable');
      const undo = await undoLink(tx, services, user, 'address', since);
      await adoptEmail(tx, userId);
      await revokeCredentials(tx, userId, 'emailChanged');
      const changed = { userId, kind: 'email_changed', request, detail: email } as const;
      return { user, undo, email, cause: await recordSecurityEvent(tx, changed) };
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email')) throw domainError('email-unavailable');
      throw error;
    });
  if (former) {
    const { user, undo, email, cause } = former;
    const told = {
      address: maskedAddress(email),
      origin: changeOrigin(originOf(request), services.now()),
      undo,
    };
    services.post.later(() => accountMail(db, services, user, 'addressChanged', told, { cause }));
  }
  const user = await userById(db, userId);
  if (!user) throw domainError('link-expired');
  return { email: user.email, emailVerified: user.email_verified };
};
