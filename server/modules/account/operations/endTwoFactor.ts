import { answer, type Handler } from '#server/http/contract/handler.ts';
import { letter } from '#server/mail/emails.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { dropFactor, hasSecondFactor } from '#server/modules/auth/two-factor/factor-repository.ts';
import { checkSecondFactor, holdCodes } from '#server/modules/auth/two-factor/second-factor.ts';

export const endTwoFactor: Handler<'endTwoFactor'> = async ({ body, viewer, db, services }) => {
  const { id, email, locale } = await provePassword(db, services, viewer.userId, body.password_current);
  await holdCodes(services, id, body.tfa_token);
  const wasOn = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, id, body.tfa_token);
    const isOn = await hasSecondFactor(tx, id);
    await dropFactor(tx, id);
    return isOn;
  });
  const help = `${services.publicUrl}/passwordreset`;
  if (wasOn) services.post.later(async () => letter('secondFactorOff', email, locale, help));
  return answer(204);
};
