import type { Handler } from '#server/contract/handler.ts';
import { lockAccount } from '#server/credentials/revoke-credentials.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { passSecondFactor } from '#server/modules/auth/two-factor/pass-second-factor.ts';
import { holdCodes } from '#server/modules/auth/two-factor/second-factor.ts';
import { userById } from '#server/modules/users/repository.ts';
import { markVerified } from '../link-repository.ts';
import { findLink, useLink } from '../links.ts';

export const redeemLoginLink: Handler<'redeemLoginLink'> = async ({ body, db, services, request, reply }) => {
  const { remember_device: wanted } = body;
  const userId = await findLink(db, services, 'login', body.token);
  await holdCodes(services, userId, body.tfa_token);
  const { gaveCode, epoch } = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // A missing or wrong code throws, and the link is still good.
    await useLink(tx, services, 'login', body.token);
    const isRight = await passSecondFactor(tx, services, userId, body.tfa_token, request);
    await markVerified(tx, userId);
    return { gaveCode: isRight, epoch: (await userById(tx, userId))?.access_epoch ?? -1 };
  });
  return startSession(
    db,
    services,
    userId,
    { request, reply },
    {
      remember: gaveCode && wanted,
      checked: { epoch, refusal: 'link-expired' },
    },
  );
};
