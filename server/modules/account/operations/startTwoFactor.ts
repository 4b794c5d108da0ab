import { toString as qrCode } from 'qrcode';
import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { insertSetup } from '#server/modules/auth/two-factor/factor-repository.ts';
import { newSecret } from '#server/modules/auth/two-factor/second-factor.ts';

/** Seconds in which the setup must be confirmed with the first code. */
const SETUP_TTL_SECONDS = 600;

export const startTwoFactor: Handler<'startTwoFactor'> = async ({ body, viewer, db, services, request }) => {
  const { id, email } = await provePassword(
    db,
    services,
    sessionOfRequest(request, viewer),
    body.password_current,
  );
  const { sealed, secret, otpauthUrl } = newSecret(services, id, email);
  const ends = services.now() + SETUP_TTL_SECONDS * 1000;
  if (!(await insertSetup(db, id, sealed, new Date(ends)))) throw domainError('already-done');
  const svg = await qrCode(otpauthUrl, { type: 'svg', margin: 2 });
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return answer(201, { secret, otpauthUrl, qrCode: picture, expiresTs: Math.floor(ends / 1000) });
};
