import { lockAccount } from '#server/credentials/account-repository.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { passSecondFactor } from '#server/modules/auth/two-factor/pass-second-factor.ts';
import { countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { markVerified } from '../mailed-links/link-repository.ts';
import { consumeLink, findLink, resetMailBudget } from '../mailed-links/links.ts';

export const redeemLoginLink: Handler<'redeemLoginLink'> = async ({ body, db, services, request, reply }) => {
  const { remember_device: wanted } = body;
  const userId = await findLink(db, services, 'login', body.token);
  await countCodeAttempt(services, userId, body.tfa_token, 'mailbox');
  const { email, gaveCode, epoch } = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // A missing or wrong code throws, and the link stays valid.
    const mailedTo = await consumeLink(tx, services, 'login', body.token);
    const isRight = await passSecondFactor(tx, services, userId, body.tfa_token, request);
    await markVerified(tx, userId);
    const user = await userById(tx, userId);
    return { email: mailedTo, gaveCode: isRight, epoch: user?.access_epoch ?? -1 };
  });
  await resetMailBudget(services, { id: userId, email });
  return startSession(
    db,
    services,
    userId,
    { request, reply },
    {
      remember: gaveCode && wanted,
      method: 'mailed_link',
      checked: { epoch, refusal: 'link-expired' },
    },
  );
};
