import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { WorkContext } from '#server/define-module.ts';
import { checkPayments } from '#server/modules/payments/charges/check-payments.ts';
import { confirmCheckoutOf } from '#server/modules/payments/checkouts/confirm-checkout.ts';
import { dyingDatabase, Killed } from '#tests/support/dying-database.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { advanceDomains } from './advance-domains.ts';
import { carryOutOrders } from './purchases/carry-out.ts';
import { SANDBOX_CODE } from './registrar/sandbox-registrar.ts';

const DAY_MS = 86_400_000;
/** More than any of the processes has; reaching it fails the test. */
const MAX_STEPS = 200;
const TIMEOUT_MS = 120_000;
const contact = {
  first_name: 'Anna',
  last_name: 'Quay',
  email: 'anna@example.com',
  phone: '+351.210000000',
  address: 'Rua do Farol 7',
  city: 'Porto',
  postal_code: '4150-044',
  country: 'PT',
};

let scene: PaymentScene;
let healthy: WorkContext;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  healthy = { db: scene.t.db, services: scene.t.app.services };
});
afterAll(() => scene.close());

function newMember(): Promise<Member> {
  serial += 1;
  return scene.t.member(`buyer-${serial}`);
}

async function order(member: Member, name: string, more: object = {}) {
  return scene.call(member, 'POST', '/domains/register', {
    domain_name: name,
    years: 1,
    tumblelog: member.blogName,
    contact,
    expected_price: 2400,
    expected_currency: 'EUR',
    country: 'PT',
    ...more,
  });
}

/** Buys a domain; returns the checkout after it was confirmed. */
async function buy(member: Member, name: string, more: object = {}) {
  const ordered = await order(member, name, more);
  const { body } = await scene.confirm(member, ordered.body.response.checkout);
  return body.response.checkout;
}

async function domainOf(member: Member, name: string) {
  const { body } = await scene.call(member, 'GET', `/user/domains/${name}`);
  return body.response?.domain;
}

async function purchasesOf(member: Member): Promise<string[]> {
  const { body } = await scene.call(member, 'GET', '/user/purchases?kind=domain');
  return body.response.purchases.map((one: { status: string }) => one.status);
}

test('searchDomains lists the exact name first, then other endings, with taken and sleeping ones', async () => {
  const { body } = await scene.t.inject({ url: '/v2/domains/search?query=Seven%20Ridges.garden&country=PT' });
  const [first, ...others] = body.response.results;
  expect(first).toMatchObject({ domainName: 'seven-ridges.garden', available: true });
  expect(first.price).toMatchObject({ amount: 2400, currency: 'EUR' });
  expect(others.find((one: { tld: string }) => one.tld === 'film')).toMatchObject({
    available: false,
    inMaintenance: true,
  });
  const taken = await scene.t.inject({ url: '/v2/domains/search?query=taken.com&country=PT' });
  expect(taken.body.response.results[0]).toMatchObject({ available: false, transferable: true });
  const none = await scene.t.inject({ url: '/v2/domains/search?query=!!!' });
  expect(none.body.response.results).toEqual([]);
});

test('getDomainPrice answers 599 for an ending in maintenance, and 4004 for one that is not sold', async () => {
  const asleep = await scene.t.inject({ url: '/v2/domains/price?domain_name=quay.film' });
  expect([asleep.status, asleep.body.errors[0].code]).toEqual([503, 599]);
  const unsold = await scene.t.inject({ url: '/v2/domains/price?domain_name=quay.example' });
  expect(unsold.body.errors[0].code).toBe(4004);
});

test('a domain that is bought is registered, opens its blog and has its records', async () => {
  const anna = await newMember();
  const checkout = await buy(anna, 'anna-one.garden');
  expect(checkout).toMatchObject({ status: 'paid', kind: 'domain' });
  expect((await domainOf(anna, 'anna-one.garden')).status).toBe('registering');
  await advanceDomains(healthy);
  expect(await domainOf(anna, 'anna-one.garden')).toMatchObject({
    status: 'active',
    kind: 'registered',
    blogName: anna.blogName,
    expiresTs: Math.floor(Date.UTC(2027, 10, 28, 12) / 1000),
    redirectsOldAddress: false,
  });
  const { body } = await scene.call(anna, 'GET', '/user/domains/anna-one.garden/dns');
  expect(body.response.records).toMatchObject([
    { type: 'A', host: '@', managed: true },
    { type: 'CNAME', host: 'www', managed: true },
  ]);
  const [kept] = await scene.t.db.query('select contact, auth_code from domain_orders');
  expect(kept).toEqual({ contact: null, auth_code: null });
});

test('registerDomain asked again answers the same checkout, and one open domain makes room for the next', async () => {
  const anna = await newMember();
  const first = await order(anna, 'again-one.garden');
  const second = await order(anna, 'again-one.garden');
  expect(second.body.response.checkout.id).toBe(first.body.response.checkout.id);
  await order(anna, 'again-two.garden');
  const { body } = await scene.call(anna, 'GET', '/user/domains');
  expect(body.response.domains).toMatchObject([
    { domainName: 'again-two.garden', status: 'pending-payment' },
  ]);
});

test('a domain that waits for its payment names its checkout, and one that is paid does not', async () => {
  const anna = await newMember();
  const { checkout } = (await order(anna, 'waits.garden')).body.response;
  const read = async () => (await scene.call(anna, 'GET', '/user/domains/waits.garden')).body.response.domain;
  expect((await read()).checkoutId).toBe(checkout.id);
  await scene.confirm(anna, checkout);
  expect((await read()).checkoutId).toBeUndefined();
});

test('registerDomain refuses a taken domain, a sleeping ending and another price', async () => {
  const [anna, tamsin] = [await newMember(), await newMember()];
  await buy(anna, 'held.garden');
  expect((await order(tamsin, 'held.garden')).body.errors).toMatchObject([{ code: 19001 }]);
  expect((await order(tamsin, 'taken.garden')).body.errors).toMatchObject([{ code: 19001 }]);
  expect((await order(tamsin, 'quay.film')).body.errors).toMatchObject([{ code: 599 }]);
  const cheap = await order(tamsin, 'cheap.garden', { expected_price: 1 });
  expect(cheap.body.errors).toMatchObject([{ code: 17004, price: { amount: 2400 } }]);
});

test('a domain that two members pay for goes to one, and the money of the other goes back', async () => {
  const [anna, tamsin] = [await newMember(), await newMember()];
  const first = await order(anna, 'race.garden');
  const second = await order(tamsin, 'race.garden');
  await scene.confirm(anna, first.body.response.checkout);
  await scene.confirm(tamsin, second.body.response.checkout);
  await advanceDomains(healthy);
  expect((await domainOf(anna, 'race.garden')).status).toBe('active');
  expect(await purchasesOf(tamsin)).toEqual(['refunded']);
  await expectSoundBooks(scene.t.db);
});

test('a registrar that refuses a paid domain fails it, and the money goes back', async () => {
  const anna = await newMember();
  await buy(anna, 'late.garden');
  await scene.t.db.query(
    `insert into sandbox_domains (name, expires_at) values ('late.garden', '2030-01-01')`,
  );
  await advanceDomains(healthy);
  expect(await domainOf(anna, 'late.garden')).toMatchObject({
    status: 'failed',
    failureReason: 'unavailable',
  });
  expect(await purchasesOf(anna)).toEqual(['refunded']);
  expect((await scene.call(anna, 'DELETE', '/user/domains/late.garden')).status).toBe(204);
});

test('a transfer is refused with its reason before anything is paid, then accepted, and arrives after five days', async () => {
  const anna = await newMember();
  const ask = (domain_name: string, auth_code: string) =>
    scene.call(anna, 'POST', '/domains/transfer', {
      ...{ domain_name, auth_code, tumblelog: anna.blogName, contact },
      ...{ expected_price: 1680, expected_currency: 'EUR', country: 'PT' },
    });
  const reasons = await Promise.all(
    [
      ['locked.com', SANDBOX_CODE],
      ['young.com', SANDBOX_CODE],
      ['taken.com', 'wrong'],
      ['nobody-has-it.com', SANDBOX_CODE],
    ].map(async ([name = '', code = '']) => (await ask(name, code)).body.errors[0].reason),
  );
  expect(reasons).toEqual(['locked', 'too_young', 'wrong_code', 'not_registered']);
  const { body } = await ask('taken.com', SANDBOX_CODE);
  await scene.confirm(anna, body.response.checkout);
  await advanceDomains(healthy);
  const moving = await domainOf(anna, 'taken.com');
  expect(moving.status).toBe('transferring');
  expect(moving.transfer.arrivesTs - moving.transfer.requestedTs).toBe(5 * 86_400);
  expect((await scene.call(anna, 'DELETE', '/user/domains/taken.com')).body.errors[0].code).toBe(4032);
  scene.pass(5 * DAY_MS + 1000);
  await advanceDomains(healthy);
  expect((await domainOf(anna, 'taken.com')).status).toBe('active');
});

test('a domain that is not renewed expires, costs more in redemption, and is gone after sixty days', async () => {
  const anna = await newMember();
  await buy(anna, 'ending.garden', { auto_renew: false });
  await advanceDomains(healthy);
  scene.pass(365 * DAY_MS + 1000);
  await advanceDomains(healthy);
  expect(await domainOf(anna, 'ending.garden')).toMatchObject({
    status: 'expired',
    renewalPrice: { amount: 2880 },
  });
  scene.pass(31 * DAY_MS);
  await advanceDomains(healthy);
  expect(await domainOf(anna, 'ending.garden')).toMatchObject({
    status: 'redemption',
    renewalPrice: { amount: 9600 },
  });
  const before = (await domainOf(anna, 'ending.garden')).expiresTs;
  const renewal = await scene.call(anna, 'POST', '/user/domains/ending.garden/renew', {
    ...{ years: 2, expected_price: 9600 + 2880, expected_currency: 'EUR' },
  });
  await scene.confirm(anna, renewal.body.response.checkout);
  await advanceDomains(healthy);
  const renewed = await domainOf(anna, 'ending.garden');
  expect([renewed.status, renewed.expiresTs > before + 700 * 86_400]).toEqual(['active', true]);
  scene.pass(3 * 366 * DAY_MS);
  await advanceDomains(healthy);
  await advanceDomains(healthy);
  expect(await domainOf(anna, 'ending.garden')).toBeUndefined();
  expect((await order(await newMember(), 'ending.garden')).status).toBe(201);
});

test(
  'a purchase that is killed at any step of payment and registration is charged once and registered once',
  async () => {
    for (let step = 1; step < MAX_STEPS; step += 1) {
      const member = await newMember();
      const name = `killed-${step}.garden`;
      const { checkout } = (await order(member, name)).body.response;
      const { db, isDead } = dyingDatabase(scene.t.db, step);
      const dying = { db, services: healthy.services };
      try {
        const seen = { expected_price: 2400, expected_currency: 'EUR' };
        await confirmCheckoutOf(dying, checkout.id, { seen, locale: 'en' });
        // Mails about it are killed in the test of renewals.
        await carryOutOrders(dying);
      } catch (error) {
        const isKilled = error instanceof Killed || (error instanceof AggregateError && isDead());
        if (!isKilled) throw error;
      }
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
      const { body } = await scene.call(member, 'GET', `/checkouts/${checkout.id}`);
      if (body.response.checkout.status !== 'paid') {
        await buy(member, name);
        await advanceDomains(healthy);
      }
      const { status, expiresTs } = await domainOf(member, name);
      const years = Math.round((expiresTs * 1000 - scene.now()) / (365.25 * DAY_MS));
      expect([step, status, years, await purchasesOf(member)]).toEqual([step, 'active', 1, ['paid']]);
      if (!isDead()) {
        expect(step).toBeGreaterThan(15);
        await expectSoundBooks(scene.t.db);
        return;
      }
    }
    throw new Error('The work never ended.');
  },
  TIMEOUT_MS,
);

test('records are validated by type, with the field that does not fit', async () => {
  const anna = await newMember();
  await buy(anna, 'records.garden');
  await advanceDomains(healthy);
  const add = (record: object) => scene.call(anna, 'POST', '/user/domains/records.garden/dns', record);
  const refused = async (record: object) => {
    const { body } = await add(record);
    return [body.errors?.[0].code, body.errors?.[0].reason, body.errors?.[0].field];
  };
  expect(await refused({ type: 'A', host: '@', value: '::1' })).toEqual([19002, 'a', 'value']);
  expect(await refused({ type: 'AAAA', host: '@', value: '192.0.2.1' })).toEqual([19002, 'aaaa', 'value']);
  expect(await refused({ type: 'MX', host: '@', value: '192.0.2.1', priority: 1 })).toEqual([
    ...[19002, 'address_as_host', 'value'],
  ]);
  expect(await refused({ type: 'MX', host: '@', value: 'mx.example.com' })).toEqual([
    ...[19002, 'priority', 'priority'],
  ]);
  expect(await refused({ type: 'SRV', host: '_sip._tcp', value: 'sip.example.com', priority: 1 })).toEqual([
    ...[19002, 'port', 'port'],
  ]);
  expect(await refused({ type: 'TXT', host: '@', value: 'two\nlines' })).toEqual([19002, 'text', 'value']);
  expect(await refused({ type: 'TXT', host: 'a b', value: 'x' })).toEqual([19002, 'host', 'host']);
  expect(await refused({ type: 'TXT', host: 'x.other.example.', value: 'x' })).toEqual([
    ...[19002, 'other_domain', 'host'],
  ]);
  expect(await refused({ type: 'CAA', host: '@', value: 'ca.example' })).toEqual([19002, 'caa', 'tag']);
  const right = await add({ type: 'CAA', host: '@', value: 'ca.example', tag: 'issue' });
  expect(right.body.response.record).toMatchObject({ type: 'CAA', flag: 0, tag: 'issue', ttl: 3600 });
});

test('an alias stands alone: a conflict names the other record, also while editing', async () => {
  const anna = await newMember();
  await buy(anna, 'aliases.garden');
  await advanceDomains(healthy);
  const url = '/user/domains/aliases.garden/dns';
  const www = await scene.call(anna, 'POST', url, { type: 'A', host: 'www', value: '192.0.2.1' });
  expect(www.body.errors).toMatchObject([
    { code: 19006, reason: 'alias', params: { host: 'www.aliases.garden', record_id: 'managed-www' } },
  ]);
  const shop = await scene.call(anna, 'POST', url, { type: 'A', host: 'shop', value: '192.0.2.1' });
  const { id } = shop.body.response.record;
  const same = await scene.call(anna, 'POST', url, {
    type: 'A',
    host: 'shop.aliases.garden',
    value: '192.0.2.1',
  });
  expect(same.body.errors[0].code).toBe(4033);
  const moved = await scene.call(anna, 'PUT', `${url}/${id}`, { type: 'A', host: 'www', value: '192.0.2.1' });
  expect(moved.body.errors[0].code).toBe(19006);
  const changed = await scene.call(anna, 'PUT', `${url}/${id}`, {
    type: 'A',
    host: 'shop',
    value: '192.0.2.2',
  });
  expect(changed.body.response.record).toMatchObject({ id, value: '192.0.2.2' });
  const kept = await scene.call(anna, 'DELETE', `${url}/managed-a`);
  expect(kept.body.errors[0].code).toBe(4003);
  expect((await scene.call(anna, 'DELETE', `${url}/${id}`)).status).toBe(204);
  expect((await scene.call(anna, 'DELETE', `${url}/${id}`)).body.errors[0].code).toBe(4004);
  const stranger = await newMember();
  expect((await scene.call(stranger, 'GET', url)).body.errors[0].code).toBe(4004);
});

test('the sandbox sells nothing on a site with a public name, so that nobody gets a name of somebody else', async () => {
  const open = await paymentScene({ publicUrl: 'https://skein.social' });
  try {
    const anna = await open.t.member('anna');
    const { body } = await open.t.inject({ url: '/v2/domains/search?query=quay.com' });
    expect(body.response.results.every((one: { inMaintenance: boolean }) => one.inMaintenance)).toBe(true);
    const refused = await open.call(anna, 'POST', '/domains/register', {
      ...{ domain_name: 'quay.com', years: 1, tumblelog: 'anna', contact },
      ...{ expected_price: 1400, expected_currency: 'EUR', country: 'PT' },
    });
    expect(refused.body.errors).toMatchObject([{ code: 599 }]);
  } finally {
    await open.close();
  }
});

test('registerDomain admits one of two orders at once to a member with one domain left', async () => {
  const anna = await newMember();
  await scene.t.db.query(
    `insert into domains (user_id, name, kind, status, verify_token)
     select $1, 'held-' || n || '.example', 'connected', 'active', 'x' from generate_series(1, $2::int - 1) n`,
    [anna.userId, limits.domains],
  );
  const answers = await Promise.all(['last-one.garden', 'last-two.garden'].map((name) => order(anna, name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.body.errors[0]).toMatchObject({ code: 4030, reason: 'domains' });
});
