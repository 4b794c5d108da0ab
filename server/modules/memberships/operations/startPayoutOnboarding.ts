import { answer, type Handler } from '#server/http/contract/handler.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { setPayoutAccount } from '../payouts/payouts-repository.ts';
import { testPayouts } from '../payouts/test-payouts.ts';

export const startPayoutOnboarding: Handler<'startPayoutOnboarding'> = async (context) => {
  const { body, subject, db, services } = context;
  const { blog } = subject;
  const returnUrl = returnUrlOf(body, services.publicUrl) ?? `/blog/${blog.name}/post-plus`;
  const { account, url } = await testPayouts(db).startOnboarding(blog.id, returnUrl);
  await setPayoutAccount(db, blog.id, account);
  return answer(201, { onboardingUrl: url });
};
