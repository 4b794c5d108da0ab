import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { dropPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { proveMember } from '#server/modules/auth/proof/prove-member.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { askerOf } from '#server/modules/auth/sessions/asking.ts';
import { letter } from '#server/services/mail/letters.ts';
import { canBeId } from '../policy.ts';

export const deletePasskey: Handler<'deletePasskey'> = async ({
  params,
  body,
  db,
  services,
  viewer,
  request,
}) => {
  const { passkey_id: id } = params;
  const { userId } = viewer;
  const { email, locale } = await proveMember(db, services, askerOf(request, viewer), body);
  const name = await db.transaction(async (tx) => {
    const dropped = canBeId(id) ? await dropPasskey(tx, userId, id) : undefined;
    if (dropped === undefined) throw domainError('not-found');
    await recordSecurityEvent(tx, { userId, kind: 'passkey_removed', request, detail: dropped });
    return dropped;
  });
  const help = `${services.publicUrl}/passwordreset`;
  services.post.later(async () => letter('passkeyRemoved', email, locale, help, [name]));
  return answer(204);
};
