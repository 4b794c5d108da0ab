import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { dropPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { proveMember } from '#server/modules/auth/proof/prove-member.ts';
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
  const { email, locale } = await proveMember(db, services, askerOf(request, viewer), body);
  const name = canBeId(id) ? await dropPasskey(db, viewer.userId, id) : undefined;
  if (name === undefined) throw domainError('not-found');
  const help = `${services.publicUrl}/passwordreset`;
  services.post.later(async () => letter('passkeyRemoved', email, locale, help, [name]));
  return answer(204);
};
