/**
 * Makes every call that the site makes to Stripe against stripe-mock, Stripe's own server for tests, which refuses parameters
 * that Stripe does not have (`npm run stripe:check`, before a release and when Stripe's library changes). Needs Go, with
 * which it builds stripe-mock.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/db/database.ts';
import { stripePayouts } from '#server/modules/memberships/payouts/stripe-payouts.ts';
import type { PaymentProvider } from '#server/modules/payments/providers/payment-provider.ts';
import { StripeProvider } from '#server/modules/payments/providers/stripe-provider.ts';
import type { Services } from '#server/services.ts';
import { StripeClient } from '#server/stripe/stripe-client.ts';
import { exitOnSetupFault, SetupFault } from './setup/setup-fault.mjs';

exitOnSetupFault();

const VERSION = 'v0.203.0';
/** Go, which is not one of the packages of the project. */
const GO = 'go';
const MOCK_PORT = Number(process.env.STRIPE_MOCK_PORT ?? 12_111);
const folder = fileURLToPath(new URL('../.cache/stripe-mock/', import.meta.url));
const program = join(folder, 'stripe-mock');

if (!existsSync(program)) {
  const { status, stderr } = spawnSync(GO, ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
    encoding: 'utf8',
    env: { ...process.env, GOBIN: folder },
  });
  if (status !== 0) throw new SetupFault(`stripe-mock could not be built; it needs Go.\n${stderr ?? ''}`);
}

const mock = spawn(program, ['-http-port', String(MOCK_PORT), '-https-port', '0'], { stdio: 'ignore' });
/** Answers the only question that the provider has for the database: how a member pays. */
const db = { query: async () => [{ customer_ref: 'cus_123', method_ref: 'pm_123' }] } as unknown as Database;
const services = { publicUrl: 'https://skein.example' } as Services;
const client = new StripeClient({
  secretKey: 'sk_test_123',
  webhookSecret: 'whsec_123',
  server: { host: '127.0.0.1', port: MOCK_PORT },
});
const provider: PaymentProvider = new StripeProvider({ db, services }, client);
const payouts = stripePayouts(client, services.publicUrl);

const payment = { paymentId: '1', userId: '2', providerRef: null };
const session = { ...payment, providerRef: 'cs_test_123' };
const intent = { ...payment, providerRef: 'pi_123' };
const price = {
  amount: 499n,
  currency: 'EUR',
  testOutcome: 'success',
  title: 'Premium for a month',
} as const;

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'open a page': () => provider.charge({ ...payment, ...price, checkoutId: '3', isRenewing: false }),
  'open a page and store the card': () =>
    provider.charge({ ...payment, ...price, paymentId: '4', checkoutId: '3', isRenewing: true }),
  'charge the stored card': () =>
    provider.charge({ ...payment, ...price, paymentId: '5', checkoutId: undefined, isRenewing: true }),
  'look at a page': () => provider.find(session),
  'look at a charge': () => provider.find(intent),
  'look for a charge by its metadata': () => provider.find(payment),
  'close a page': () => provider.abandon(session),
  'give money back': () => provider.refund({ ...intent, refundId: '6', amount: 100n, currency: 'EUR' }),
  'look at a dispute': () => provider.findDispute('dp_123'),
  'set up an account for payouts': () => payouts.startOnboarding({ blogId: '7', account: undefined }, '/x'),
  'go on with an account': () => payouts.startOnboarding({ blogId: '7', account: 'acct_1' }, '/x'),
  'look at an account': () => payouts.isReady('acct_1'),
  'pay out': () => payouts.transfer({ payoutId: '8', account: 'acct_1', amount: 100n, currency: 'EUR' }),
  'change the card': () => provider.methodUpdateUrl('2', '/settings/purchases'),
};

try {
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${MOCK_PORT}`).then(
        () => true,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  for (const [name, call] of Object.entries(calls)) {
    try {
      await call();
      console.log(`✓ ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`✗ ${name}: ${(error as Error).message}`);
    }
  }
} finally {
  mock.kill();
}
