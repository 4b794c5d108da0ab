import { domainError } from '#server/core/errors.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import { findLink } from '#server/modules/auth/mailed-links/links.ts';
import { recordRemovedCredentials } from '#server/modules/auth/security-log/record-removed-credentials.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { mailedCredential, presentCredential } from '../credentials/credential-presenter.ts';
import { credentialsOf, deleteCredential } from '../credentials/credentials-repository.ts';

export const removeCredentials: Handler<'removeCredentials'> = async ({
  body,
  db,
  services,
  viewer,
  request,
}) => {
  const { userId } = viewer;
  const asking = sessionHashOf(request, viewer);
  const { before, after } = await db.transaction(async (tx) => {
    // Ends sessions that used one of them since the reset. Locks the account.
    await revokeCredentials(tx, userId, 'otherSessionsEnded', { asking });
    // The token is valid for all removals of one review, until it expires.
    if ((await findLink(tx, services, 'review', body.review_token)) !== userId) {
      throw domainError('link-expired');
    }
    const all = await credentialsOf(tx, userId);
    for (const credential of body.credentials) await deleteCredential(tx, userId, credential);
    const left = await credentialsOf(tx, userId);
    const gone = all.filter((one) => !left.some(({ kind, id }) => kind === one.kind && id === one.id));
    await recordRemovedCredentials(tx, userId, request, gone);
    return { before: all, after: left };
  });
  const left = new Set(after.map(({ kind, id }) => `${kind} ${id}`));
  const removed = before.filter(({ kind, id }) => !left.has(`${kind} ${id}`));
  const user = removed.length > 0 ? await userById(db, userId) : undefined;
  if (user) {
    const told = {
      removed: removed.map((row) => mailedCredential(services, row)),
      origin: changeOrigin(originOf(request), services.now()),
      help: `${services.publicUrl}/passwordreset`,
    };
    const ids = removed.map(({ kind, id }) => `${kind} ${id}`).join(' ');
    const cause = secretCause(services.keys, `${body.review_token} ${ids}`);
    services.post.later(() => accountMail(db, services, user, 'credentialsRemoved', told, { cause }));
  }
  return { credentials: after.map((row) => presentCredential(services, row)) };
};
