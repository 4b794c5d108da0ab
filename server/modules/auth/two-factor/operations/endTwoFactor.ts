import { answer, type Handler } from '#server/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { askerOf } from '#server/modules/auth/sessions/asking.ts';
import { letter } from '#server/services/mail/letters.ts';
import { dropFactor, hasSecondFactor } from '../factor-repository.ts';
import { checkSecondFactor, holdCodes } from '../second-factor.ts';

export const endTwoFactor: Handler<'endTwoFactor'> = async ({ body, viewer, db, services, request }) => {
  const asker = askerOf(request, viewer);
  const { id, email, locale } = await provePassword(db, services, asker, body.password_current);
  await holdCodes(services, id, body.tfa_token, asker.source);
  const wasOn = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, id, body.tfa_token);
    const isOn = await hasSecondFactor(tx, id);
    await dropFactor(tx, id);
    if (isOn) await recordSecurityEvent(tx, { userId: id, kind: 'two_factor_disabled', request });
    return isOn;
  });
  const help = `${services.publicUrl}/passwordreset`;
  if (wasOn) services.post.later(async () => letter('secondFactorOff', email, locale, help));
  return answer(204);
};
