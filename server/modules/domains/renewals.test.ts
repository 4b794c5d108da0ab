import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkContext } from '#server/define-module.ts';
import { checkPayments } from '#server/modules/payments/charges/check-payments.ts';
import { dyingDatabase, Killed } from '#tests/support/dying-database.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { advanceDomains, hasDueDomains } from './advance-domains.ts';

const DAY_MS = 86_400_000;
/** More than any of the processes has; reaching it fails the test. */
const MAX_STEPS = 200;
const TIMEOUT_MS = 120_000;
const contact = {
  ...{ first_name: 'Anna', last_name: 'Quay', email: 'anna@example.com', phone: '+351.210000000' },
  ...{ address: 'Rua do Farol 7', city: 'Porto', postal_code: '4150-044', country: 'PT' },
};

let scene: PaymentScene;
let healthy: WorkContext;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  healthy = { db: scene.t.db, services: scene.t.app.services };
});
afterAll(() => scene.close());

/** Buys a domain for a new member, which is registered a year from now on. */
async function owner(more: object = {}): Promise<{ anna: Member; name: string }> {
  serial += 1;
  const anna = await scene.t.member(`renewing-${serial}`);
  const name = `renewing-${serial}.garden`;
  const { body } = await scene.call(anna, 'POST', '/domains/register', {
    ...{ domain_name: name, years: 1, tumblelog: anna.blogName, contact },
    ...{ expected_price: 2400, expected_currency: 'EUR', country: 'PT', ...more },
  });
  await scene.confirm(anna, body.response.checkout);
  await advanceDomains(healthy);
  return { anna, name };
}

async function domainOf(member: Member, name: string) {
  const { body } = await scene.call(member, 'GET', `/user/domains/${name}`);
  return body.response?.domain;
}

/** Moves the clock to a number of days before the end of a domain, or after it. */
async function toDaysBefore(member: Member, name: string, days: number): Promise<void> {
  const { expiresTs } = await domainOf(member, name);
  scene.pass(expiresTs * 1000 - days * DAY_MS + 1000 - scene.now());
}

async function toldOf(name: string): Promise<string[]> {
  const rows = await scene.t.db.query<{ event: string; amount: string | null }>(
    'select event, amount from domain_events where name = $1 order by id',
    [name],
  );
  return rows.map(({ event, amount }) => (amount === null ? event : `${event} ${amount}`));
}

async function mailsTo(member: Member): Promise<string[]> {
  await scene.t.app.services.jobs.settled();
  const rows = await scene.t.db.query<{ cause: string }>(
    `select d.cause from mail_deliveries d where d.user_id = $1 and d.kind = 'domain' order by d.id`,
    [member.userId],
  );
  return rows.map(({ cause }) => cause);
}

async function paidAmounts(member: Member): Promise<number[]> {
  const { body } = await scene.call(member, 'GET', '/user/purchases?kind=domain');
  return body.response.purchases.map((one: { total: { amount: number } }) => one.total.amount);
}

test('a domain is renewed by itself before its end, after notices a month and a week before with the price', async () => {
  const { anna, name } = await owner();
  const before = await domainOf(anna, name);
  expect(before.renewsTs).toBe(before.expiresTs - 3 * 86_400);
  for (const days of [31, 29, 20, 6, 5]) {
    await toDaysBefore(anna, name, days);
    await advanceDomains(healthy);
  }
  expect(await toldOf(name)).toEqual(['registered', 'renewal-ahead 2880', 'renewal-ahead 2880']);
  expect(await paidAmounts(anna)).toEqual([2400]);
  scene.pass(3 * DAY_MS);
  expect(await hasDueDomains(healthy)).toBe(true);
  await advanceDomains(healthy);
  await advanceDomains(healthy);
  const after = await domainOf(anna, name);
  expect(new Date(after.expiresTs * 1000).getUTCFullYear()).toBe(
    new Date(before.expiresTs * 1000).getUTCFullYear() + 1,
  );
  expect(await paidAmounts(anna)).toEqual([2880, 2400]);
  expect((await toldOf(name)).at(-1)).toBe('renewed');
  expect(await mailsTo(anna)).toHaveLength(4);
  const { body } = await scene.call(anna, 'GET', `/blog/${anna.blogName}/notifications`);
  expect(body.response.notifications[0]).toMatchObject({
    type: 'domain_news',
    domain: { name, event: 'renewed' },
  });
  await expectSoundBooks(scene.t.db);
});

test('a renewal costs at most what its member was told, and today’s price when that is lower', async () => {
  const { anna, name } = await owner();
  await toDaysBefore(anna, name, 20);
  await advanceDomains(healthy);
  await scene.t.db.query(
    `update prices set amount = amount * 2 where item = 'domain-garden-further' and currency = 'EUR'`,
  );
  try {
    await toDaysBefore(anna, name, 3);
    await advanceDomains(healthy);
    expect((await paidAmounts(anna))[0]).toBe(2880);
  } finally {
    await scene.t.db.query(
      `update prices set amount = amount / 2 where item = 'domain-garden-further' and currency = 'EUR'`,
    );
  }
});

test('a domain whose member turned renewal off ends, is told so, and charges nothing', async () => {
  const { anna, name } = await owner({ auto_renew: false });
  expect((await domainOf(anna, name)).renewsTs).toBeUndefined();
  for (const days of [29, 6, 2, -1, -31, -61]) {
    if (await domainOf(anna, name)) await toDaysBefore(anna, name, days);
    await advanceDomains(healthy);
    await advanceDomains(healthy);
  }
  expect(await domainOf(anna, name)).toBeUndefined();
  expect(await toldOf(name)).toEqual(['registered', 'ending', 'ending', 'expired', 'gone']);
  expect(await paidAmounts(anna)).toEqual([2400]);
});

test('a renewal that is declined is tried four times with a mail each, then no more; a card that works renews it', async () => {
  const { anna, name } = await owner();
  await scene.t.db.query(`update domains set renewal_outcome = 'declined' where name = $1`, [name]);
  for (const days of [3, 2, 1, 0, -3, -10, -20]) {
    await toDaysBefore(anna, name, days);
    await advanceDomains(healthy);
    await advanceDomains(healthy);
  }
  const told = await toldOf(name);
  expect(told.filter((event) => event.startsWith('renewal-failed'))).toHaveLength(4);
  expect(told).toContain('expired');
  expect(await paidAmounts(anna)).toEqual([2400]);
  expect(await domainOf(anna, name)).toMatchObject({ status: 'expired' });
  expect((await domainOf(anna, name)).renewsTs).toBeUndefined();
  const renewal = await scene.call(anna, 'POST', `/user/domains/${name}/renew`, {
    ...{ years: 1, expected_price: 2880, expected_currency: 'EUR' },
  });
  await scene.confirm(anna, renewal.body.response.checkout);
  await advanceDomains(healthy);
  const renewed = await domainOf(anna, name);
  expect(renewed.status).toBe('active');
  expect(renewed.renewsTs).toBe(renewed.expiresTs - 3 * 86_400);
});

test('a renewal that nothing ran for is charged once, not once for each day that was missed', async () => {
  const { anna, name } = await owner();
  await scene.t.db.query(`update domains set renewal_outcome = 'declined' where name = $1`, [name]);
  await toDaysBefore(anna, name, -20);
  for (let run = 0; run < 3; run += 1) await advanceDomains(healthy);
  expect((await toldOf(name)).filter((event) => event.startsWith('renewal-failed'))).toHaveLength(1);
});

test('a domain that its member is renewing by hand is not charged by itself, nor the other way round', async () => {
  const { anna, name } = await owner();
  await toDaysBefore(anna, name, 3);
  const data = { years: 1, expected_price: 2880, expected_currency: 'EUR' };
  const byHand = await scene.call(anna, 'POST', `/user/domains/${name}/renew`, data);
  expect(byHand.status).toBe(200);
  await advanceDomains(healthy);
  expect(await paidAmounts(anna)).toEqual([2400]);
  await scene.call(anna, 'DELETE', `/checkouts/${byHand.body.response.checkout.id}`);
  await scene.t.db.query(
    `insert into checkouts (user_id, kind, item, country, currency, amount, tax_name, tax_rate_bps, provider, status, expires_at, is_automatic)
     select user_id, kind, item, country, currency, amount, tax_name, tax_rate_bps, provider, 'confirming', expires_at, true
       from checkouts where id = $1`,
    [byHand.body.response.checkout.id],
  );
  await scene.t.db.query(
    `insert into domain_orders (domain_id, checkout_id, act, years)
     select d.id, c.id, 'renew', 1 from domains d, checkouts c where d.name = $1 and c.is_automatic and c.status = 'confirming'`,
    [name],
  );
  const refused = await scene.call(anna, 'POST', `/user/domains/${name}/renew`, data);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 4032]);
  await scene.t.db.query(`update checkouts set status = 'cancelled' where status = 'confirming'`);
});

test(
  'a renewal by itself that is killed at any step is charged once, renewed once and told once',
  async () => {
    const { anna, name } = await owner();
    for (let step = 1; step < MAX_STEPS; step += 1) {
      await scene.t.db.query('delete from domain_events where name = $1', [name]);
      await scene.t.db.query('delete from mail_deliveries where user_id = $1', [anna.userId]);
      // Its end comes to it, so that the clock does not run through a year at each step.
      const endMs = scene.now() + 2 * DAY_MS;
      await scene.t.db.query('update domains set expires_at = $2 where name = $1', [
        name,
        new Date(endMs).toISOString(),
      ]);
      const { db, isDead } = dyingDatabase(scene.t.db, step);
      await advanceDomains({ db, services: healthy.services }).catch((error: unknown) => {
        if (!(error instanceof Killed || isDead())) throw error;
      });
      await healthy.services.jobs.settled();
      // Another process does this later.
      for (const minutes of [2, 12]) {
        await scene.t.db.query(
          `update payments set created_at = created_at - $1::int * interval '1 minute' where settled_at is null`,
          [minutes],
        );
        await checkPayments(healthy);
        await healthy.services.jobs.settled();
        await advanceDomains(healthy);
      }
      scene.pass(DAY_MS);
      await advanceDomains(healthy);
      const { expiresTs } = await domainOf(anna, name);
      const years = Math.round((expiresTs * 1000 - endMs) / (365.25 * DAY_MS));
      const paid = await scene.t.db.query<{ count: number }>(
        'select count(*)::int as count from purchases where user_id = $1 and refunded = 0',
        [anna.userId],
      );
      expect([step, years, paid]).toEqual([step, 1, [{ count: step + 1 }]]);
      expect(await toldOf(name)).toEqual(['renewal-ahead 2880', 'renewed']);
      expect(await mailsTo(anna)).toHaveLength(2);
      if (!isDead()) {
        expect(step).toBeGreaterThan(20);
        await expectSoundBooks(scene.t.db);
        return;
      }
    }
    throw new Error('The work never ended.');
  },
  TIMEOUT_MS,
);
