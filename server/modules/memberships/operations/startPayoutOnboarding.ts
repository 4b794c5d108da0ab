import { answer, type Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { currentPayouts } from '../payouts/payout-providers.ts';
import { findPayoutAccount, setPayoutAccount } from '../payouts/payouts-repository.ts';

export const startPayoutOnboarding: Handler<'startPayoutOnboarding'> = async (context) => {
  const { body, subject, db, services } = context;
  const { blog } = subject;
  const returnUrl = returnUrlOf(body, services.publicUrl) ?? `/blog/${blog.name}/post-plus`;
  const provider = currentPayouts({ db, services });
  const known = await findPayoutAccount(db, blog.id, provider.name);
  const { account, url } = await provider.startOnboarding({ blogId: blog.id, account: known }, returnUrl);
  await setPayoutAccount(db, blog.id, account);
  return answer(201, { onboardingUrl: url });
};
