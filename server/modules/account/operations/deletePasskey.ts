import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { letter } from '#server/mail/emails.ts';
import { dropPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
import { canBeId } from '../passkeys/policy.ts';

export const deletePasskey: Handler<'deletePasskey'> = async ({ params, body, db, services, viewer }) => {
  const { passkey_id: id } = params;
  const { email, locale } = await proveMember(db, services, viewer.userId, body);
  const name = canBeId(id) ? await dropPasskey(db, viewer.userId, id) : undefined;
  if (name === undefined) throw domainError('not-found');
  const help = `${services.publicUrl}/passwordreset`;
  services.post.later(async () => letter('passkeyRemoved', email, locale, help, [name]));
  return answer(204);
};
