import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const DAY_MS = 86_400_000;

let scene: PaymentScene;
let anna: Member;
beforeAll(async () => {
  scene = await paymentScene();
  anna = await scene.t.member('anna-another-card');
  await scene.buy(anna);
});
afterAll(() => scene.close());

const choose = (card: string) => scene.call(anna, 'PUT', '/premium/payment-method', { card });

async function subscription(): Promise<AnyBody> {
  return (await scene.call(anna, 'GET', '/premium/subscription')).body.response.subscription;
}

test('the chosen test card is shown, its next payment fails, and another card pays what is due', async () => {
  const { body } = await choose('declines');
  expect(body.response).toMatchObject({
    paymentMethod: { id: 'test-card-declined', kind: 'test', last4: '0002' },
    updateUrl: '/settings/ad-free-browsing',
  });
  expect((await subscription()).paymentMethod.label).toBe('Test card that is declined (no money moves)');
  await scene.doWhatIsDue(32 * DAY_MS);
  expect((await subscription()).status).toBe('on-hold');
  await choose('pays');
  const { body: paid } = await scene.call(anna, 'PATCH', '/premium/subscription', { status: 'active' });
  expect(paid.response.subscription).toMatchObject({ status: 'active', paymentMethod: { last4: '0000' } });
});

test('a checkout ends as its person chose, whatever test card is stored', async () => {
  const bea = await scene.t.member('bea-another-card');
  await scene.call(bea, 'PUT', '/premium/payment-method', { card: 'declines' });
  await scene.buy(bea);
  const { body } = await scene.call(bea, 'GET', '/premium/subscription');
  expect(body.response.subscription.status).toBe('active');
});

test('a member without premium chooses a test card too, and is led back to the purchases', async () => {
  const cleo = await scene.t.member('cleo-another-card');
  const { body } = await scene.call(cleo, 'PUT', '/premium/payment-method', { card: 'declines' });
  expect(body.response).toMatchObject({ paymentMethod: { last4: '0002' }, updateUrl: '/settings/purchases' });
});

test('a card that the test checkout does not have is refused', async () => {
  expect((await choose('gold')).status).toBe(400);
});
