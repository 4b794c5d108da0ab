import type { Stripe } from 'stripe';
import { askStripe } from '#server/modules/payments/providers/ask-stripe.ts';
import { stripeAmount } from '#server/modules/payments/providers/stripe-amount.ts';
import { STRIPE } from '#server/modules/payments/providers/stripe-provider.ts';
import type { StripeClient } from '#server/stripe/stripe-client.ts';
import type { PayoutAccount, PayoutProvider } from './payout-provider.ts';

/** Metadata by which Stripe's objects lead back to ours. */
const BLOG_KEY = 'blog_id';

/**
 * Payouts by Stripe Connect: each blog has an account of its own at Stripe, which asks who gets the money, and money is sent
 * to it from the account of the site.
 *
 * @param publicUrl origin of the site, to which Stripe's form leads back
 */
export function stripePayouts(client: StripeClient, publicUrl: string): PayoutProvider {
  return {
    name: STRIPE,
    startOnboarding: ({ blogId, account: known }, returnUrl) =>
      askStripe(client, async (stripe) => {
        const account =
          known === undefined
            ? await stripe.accounts.create(
                {
                  type: 'express',
                  capabilities: { transfers: { requested: true } },
                  metadata: { [BLOG_KEY]: blogId },
                },
                { idempotencyKey: `payout-account-${blogId}` },
              )
            : await stripe.accounts.retrieve(known);
        const { href } = new URL(returnUrl, publicUrl);
        const { url } = await stripe.accountLinks.create({
          account: account.id,
          type: 'account_onboarding',
          refresh_url: href,
          return_url: href,
        });
        return { account: accountOf(account), url };
      }),
    isReady: (account) =>
      askStripe(client, async (stripe) => accountOf(await stripe.accounts.retrieve(account)).isReady),
    transfer: ({ payoutId, account, ...money }) =>
      askStripe(client, async (stripe) => {
        // After a day the idempotency key is forgotten, so that what was sent is looked for.
        const group = `payout-${payoutId}`;
        const sent = await stripe.transfers.list({ transfer_group: group, limit: 1 });
        if (sent.data.some(({ transfer_group: of }) => of === group)) return;
        await stripe.transfers.create(
          {
            amount: stripeAmount(money),
            currency: money.currency.toLowerCase(),
            destination: account,
            transfer_group: group,
          },
          { idempotencyKey: group },
        );
      }),
  };
}

function accountOf({ id, capabilities, payouts_enabled }: Stripe.Account): PayoutAccount {
  return {
    provider: STRIPE,
    account: id,
    isReady: payouts_enabled === true && capabilities?.transfers === 'active',
  };
}
