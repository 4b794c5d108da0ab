import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '#server/http/contract/load.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

// Buckets refill over time: a fixed clock keeps a slow machine from refilling them between two calls.
let SECOND_MS = 1000;
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({
    rateLimits: true,
    rateLimiter: memoryRateLimiter(() => SECOND_MS),
    trustProxy: 1,
  });
});
afterAll(() => t.close());

function guess(address: string) {
  return t.inject({
    method: 'POST',
    url: '/v2/login/mode',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: { email: 'somebody@example.test' },
  });
}

test('repeated guesses from an address answer 429 with Retry-After', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 25; round += 1) statuses.push((await guess('198.51.100.7')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const refused = await guess('198.51.100.7');
  expect(refused.status).toBe(429);
  expect(refused.body.errors[0].code).toBe(4029);
  expect(refused.headers['retry-after']).toBe('6');
  expect(refused.headers.ratelimit).toMatch(/"guess";r=0;t=\d+$/);
  expect((await guess('198.51.100.8')).status).toBe(200);
  SECOND_MS += 6;
  expect((await guess('198.51.100.7')).status).toBe(200);
  expect((await guess('198.51.100.7')).status).toBe(429);
});

test('responses carry each quota and its remainder', async () => {
  const told = async () => {
    const { headers } = await guess('198.51.100.9');
    return [headers.ratelimit, headers['ratelimit-policy']];
  };
  const policies = '"call";q=1200;w=24, "guess";q=20;w=120, "write";q=120;w=60';
  for (const left of [19, 18, 17]) {
    const [limits, policy] = await told();
    expect(policy).toBe(policies);
    expect(limits).toMatch(
      new RegExp(`^"call";r=1\\d{3};t=\\d+, "guess";r=${left};t=\\d+, "write";r=\\d+;t=\\d+$`),
    );
  }
  const read = await t.inject({ url: '/v2/config', headers: { 'x-forwarded-for': '198.51.100.9' } });
  expect(read.headers['ratelimit-policy']).toBe('"call";q=1200;w=24');
});

test('the rate limit ignores a forwarded address that the visitor made up', async () => {
  for (let round = 0; round < 20; round += 1) await guess(`198.51.100.${round}, 192.0.2.77`);
  expect((await guess('198.51.100.99, 192.0.2.77')).status).toBe(429);
  // A forwarded address added by the trusted proxy itself is another client.
  expect((await guess('192.0.2.77, 192.0.2.78')).status).toBe(200);
});

test('an IPv6 /64 network shares one rate limit', async () => {
  for (let round = 0; round < 20; round += 1) await guess(`2001:db8:1:2:3::${round.toString(16)}`);
  expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await guess('2001:db8:1:3::1')).status).toBe(200);
});

test.each([
  ['2001:db8:a::1', '2001:db8:a:0:ffff::9', true],
  ['2001:db8:b::', '2001:db8:b:1::', false],
  ['::1', '::2', true],
  ['1::', '1:0:0:1::', false],
  ['2001:db8:c:d:1:2:3:4', '2001:db8:c:d:5:6:7:8', true],
  ['::ffff:198.51.100.20', '198.51.100.20', true],
  ['::ffff:198.51.100.21', '198.51.100.22', false],
])('%s and %s are the same subscriber: %s', async (first, second, same) => {
  for (let round = 0; round < 20; round += 1) expect((await guess(first)).status).toBe(200);
  expect((await guess(second)).status).toBe(same ? 429 : 200);
});

test('the write limit of a member counts over all addresses, and reads continue', async () => {
  const member = await t.member('busy');
  const write = (round: number) =>
    t.injectAs(member, {
      method: 'POST',
      url: '/v2/user/tags/add',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${round % 200}` },
      payload: { tag: 'art' },
    });
  const statuses: number[] = [];
  for (let round = 0; round < 130; round += 1) statuses.push((await write(round)).status);
  expect(statuses).toEqual([...Array(120).fill(200), ...Array(10).fill(429)]);
  expect((await t.injectAs(member, '/v2/user/info')).status).toBe(200);
});

/** Repeats calls of one operation until one is refused; returns their number and whether the guess limit refused it. */
async function triesOf(
  member: Member | null,
  url: string,
  payload: object,
  address: (round: number) => string,
) {
  for (let round = 0; round <= 40; round += 1) {
    const request = {
      method: 'POST' as const,
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address(round) },
      payload,
    };
    const { status, headers } = member ? await t.injectAs(member, request) : await t.inject(request);
    if (status === 429) return [round, /"guess";r=0/.test(String(headers.ratelimit))];
  }
  return 'never';
}

test.each([
  ['/v2/user/validate', 'an address', { email: 'somebody@example.test' }, [20, true]],
  ['/v2/user/validate', 'a blog name', { tumblelog: 'somebody' }, 'never'],
  ['/v2/register/account/validate', 'an address', { email: 'somebody@example.test' }, [20, true]],
  ['/v2/register/account/validate', 'a blog name', { tumblelog: 'somebody' }, 'never'],
])('%s: guess limit where %s is sent: %s', async (url, _what, payload, expected) => {
  const subscriber = `198.18.${url.length}.${Object.keys(payload)[0]?.length}`;
  expect(await triesOf(null, url, payload, () => subscriber)).toEqual(expected);
});

test('followBlog by e-mail address is limited per member and per network, by name it is not', async () => {
  const [one, two, three] = [await t.member('one'), await t.member('two'), await t.member('three')];
  const wanted = { email: 'somebody@example.test' };
  const wherever = (round: number) => `198.19.0.${round}`;
  expect(await triesOf(one, '/v2/user/follow', wanted, wherever)).toEqual([20, true]);
  expect(await triesOf(two, '/v2/user/follow', { url: 'one' }, () => '198.19.1.1')).toBe('never');
  expect(await triesOf(two, '/v2/user/follow', wanted, () => '198.19.1.1')).toEqual([20, true]);
  expect(await triesOf(three, '/v2/user/follow', wanted, () => '198.19.1.1')).toEqual([0, true]);
});

test('the guess limit covers exactly these operations', () => {
  const limited = [...loadContract().operations.values()].filter(({ limit }) => limit);
  expect(limited.map(({ id }) => id).sort()).toEqual([
    'checkBlogInvitation',
    'checkDomain',
    'checkLoginMode',
    'completePasswordReset',
    'confirmTwoFactor',
    'createBackupCodes',
    'createToken',
    'createTransferCode',
    'deleteAccount',
    'deletePasskey',
    'editAccount',
    'endTwoFactor',
    'finishRecovery',
    'followBlog',
    'getDomainPrice',
    'recordEvents',
    'redeemGrant',
    'redeemLoginLink',
    'registerAccount',
    'registerSocialAccount',
    'reportMailFailures',
    'requestPasswordReset',
    'restoreAccount',
    'revokeRecovery',
    'searchDomains',
    'sendLoginLink',
    'sendRecovery',
    'startPasskey',
    'startPasskeySession',
    'startRecovery',
    'startSocialSession',
    'startSocialSignIn',
    'validateRegistration',
    'validateUser',
  ]);
});
