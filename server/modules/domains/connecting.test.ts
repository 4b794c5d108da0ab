import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { Member } from '#tests/support/members.ts';
import { NameZone } from '#tests/support/name-zone.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { advanceDomains } from './advance-domains.ts';

const DAY_MS = 86_400_000;
const TARGET = 'site.example';

let scene: PaymentScene;
let zone: NameZone;
let serial = 0;
beforeAll(async () => {
  zone = new NameZone();
  zone.set('A', TARGET, ['198.51.100.7']);
  scene = await paymentScene({ names: zone, publicUrl: `https://${TARGET}` });
});
afterAll(() => scene.close());

async function newMember(): Promise<Member> {
  serial += 1;
  return scene.t.member(`owner-${serial}`);
}

const advance = () => advanceDomains({ db: scene.t.db, services: scene.t.app.services });

async function connect(member: Member, name: string) {
  const { body } = await scene.call(member, 'POST', '/user/domains', {
    domain_name: name,
    tumblelog: member.blogName,
  });
  return body.response.domain;
}

/** Sets the records that a domain should have. */
function setRight(domain: {
  domainName: string;
  check: { records: { type: string; host: string; wanted: string }[] };
}) {
  const [proof] = domain.check.records;
  zone.set('TXT', proof?.host ?? '', ['v=other', proof?.wanted ?? '']);
  zone.set('CNAME', domain.domainName, [`${TARGET}.`]);
}

async function check(member: Member, name: string) {
  scene.pass(11_000);
  return scene.call(member, 'POST', `/user/domains/${name}/check`);
}

async function statusOf(member: Member, name: string): Promise<string> {
  const { body } = await scene.call(member, 'GET', `/user/domains/${name}`);
  return body.response.domain.status;
}

test('linkDomain answers the records that are missing, and checkDomain says which one is wrong', async () => {
  const anna = await newMember();
  const domain = await connect(anna, 'blog.quay.com');
  expect(domain).toMatchObject({ kind: 'connected', status: 'connecting', blogName: anna.blogName });
  expect(domain.check.records.map((one: { state: string }) => one.state)).toEqual(['unknown', 'unknown']);

  zone.set('CNAME', 'blog.quay.com', ['old.foghorn.example']);
  const { body } = await check(anna, 'blog.quay.com');
  expect(body.response.domain.check.records).toMatchObject([
    { type: 'TXT', host: '_skein.blog.quay.com', state: 'missing' },
    { type: 'CNAME', host: 'blog.quay.com', wanted: TARGET, found: ['old.foghorn.example'], state: 'wrong' },
  ]);

  setRight(domain);
  const right = await check(anna, 'blog.quay.com');
  expect(right.body.response.domain).toMatchObject({ status: 'active', check: { isVerified: true } });
});

test('a domain without a TXT record of the member is never connected, though it leads here', async () => {
  const anna = await newMember();
  await connect(anna, 'dangling.quay.com');
  zone.set('CNAME', 'dangling.quay.com', [TARGET]);
  expect((await check(anna, 'dangling.quay.com')).body.response.domain.status).toBe('connecting');
});

test('a domain at the apex is connected by addresses, all of which must be ours', async () => {
  const anna = await newMember();
  const domain = await connect(anna, 'quay-apex.com');
  zone.set('TXT', '_skein.quay-apex.com', [domain.check.records[0].wanted]);
  zone.set('A', 'quay-apex.com', ['198.51.100.7', '203.0.113.9']);
  const wrong = await check(anna, 'quay-apex.com');
  expect(wrong.body.response.domain.check.records[1]).toMatchObject({
    type: 'A',
    wanted: '198.51.100.7',
    state: 'wrong',
  });
  zone.set('A', 'quay-apex.com', ['198.51.100.7']);
  expect((await check(anna, 'quay-apex.com')).body.response.domain.status).toBe('active');
});

test('a connected domain that fails is kept for a week, then taken away, and can be claimed by others only then', async () => {
  const [anna, tamsin] = [await newMember(), await newMember()];
  setRight(await connect(anna, 'lapsing.quay.com'));
  await check(anna, 'lapsing.quay.com');
  zone.set('TXT', '_skein.lapsing.quay.com', []);
  scene.pass(DAY_MS + 1000);
  await advance();
  expect(await statusOf(anna, 'lapsing.quay.com')).toBe('failing');
  const early = await scene.call(tamsin, 'POST', '/user/domains', {
    domain_name: 'lapsing.quay.com',
    tumblelog: tamsin.blogName,
  });
  expect(early.body.errors).toMatchObject([{ code: 19005, field: 'domain_name' }]);

  scene.pass(7 * DAY_MS + 1000);
  await advance();
  const { body } = await scene.call(anna, 'GET', '/user/domains/lapsing.quay.com');
  expect(body.response.domain).toMatchObject({ status: 'failed', failureReason: 'not_found' });
  setRight(await connect(tamsin, 'lapsing.quay.com'));
  expect((await check(tamsin, 'lapsing.quay.com')).body.response.domain.status).toBe('active');
});

test('a domain that recovers within the week goes on', async () => {
  const anna = await newMember();
  const domain = await connect(anna, 'back.quay.com');
  setRight(domain);
  await check(anna, 'back.quay.com');
  zone.set('CNAME', 'back.quay.com', ['elsewhere.example']);
  scene.pass(2 * DAY_MS);
  await advance();
  expect(await statusOf(anna, 'back.quay.com')).toBe('failing');
  setRight(domain);
  expect((await check(anna, 'back.quay.com')).body.response.domain.status).toBe('active');
});

test('a member is told that a domain opens the blog, fails for a day, is about to go, and is gone, each once', async () => {
  const anna = await newMember();
  const name = 'told.quay.com';
  setRight(await connect(anna, name));
  await check(anna, name);
  zone.set('TXT', `_skein.${name}`, []);
  const told = async (): Promise<string[]> => {
    const rows = await scene.t.db.query<{ event: string }>(
      'select event from domain_events where name = $1 and mailed_at is not null order by id',
      [name],
    );
    return rows.map(({ event }) => event);
  };
  scene.pass(DAY_MS + 1000);
  await advance();
  expect(await told()).toEqual(['connected']);
  for (const days of [1, 1, 4, 0.5, 1]) {
    scene.pass(days * DAY_MS + 1000);
    await advance();
  }
  expect(await told()).toEqual(['connected', 'failing', 'failing-last', 'removed']);
});

test('two registrations at once do not pass the greatest number of domains together', async () => {
  const anna = await newMember();
  await scene.t.db.query(
    `insert into domains (user_id, name, kind, status, verify_token)
     select $1, 'many-' || n || '.example', 'connected', 'connecting', 'x' from generate_series(1, $2::int - 1) n`,
    [anna.userId, limits.domains],
  );
  const [one, other] = await Promise.all(
    ['last-one.quay.com', 'last-two.quay.com'].map((domain_name) =>
      scene.call(anna, 'POST', '/user/domains', { domain_name, tumblelog: anna.blogName }),
    ),
  );
  expect([one?.status, other?.status].toSorted()).toEqual([201, 403]);
  const refused = one?.status === 201 ? other : one;
  expect(refused?.body.errors[0]).toMatchObject({ reason: 'domains', params: { limit: limits.domains } });
});

test('linkDomain names the address of the site for an apex at once, and its host name while the DNS is silent', async () => {
  const anna = await newMember();
  const wantedOf = (domain: { check: { records: object[] } }) => domain.check.records[1];
  expect(wantedOf(await connect(anna, 'apex-quay.com'))).toMatchObject({ type: 'A', wanted: '198.51.100.7' });
  zone.isSilent = true;
  expect(wantedOf(await connect(anna, 'silent-quay.com'))).toMatchObject({ type: 'A', wanted: TARGET });
  zone.isSilent = false;
});

test('checkDomain asks for three records of the domain and connects to nothing that they name', async () => {
  const anna = await newMember();
  await connect(anna, 'inside.quay.com');
  const inside = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '::1'];
  zone.set('A', 'inside.quay.com', inside);
  zone.set('CNAME', 'inside.quay.com', ['metadata.internal']);
  zone.questions.length = 0;
  const connecting = vi.spyOn(Socket.prototype, 'connect');
  const { body } = await check(anna, 'inside.quay.com');
  const targets = JSON.stringify(connecting.mock.calls.map(([to]) => to));
  connecting.mockRestore();
  expect(body.response.domain.check.records[1]).toMatchObject({
    state: 'wrong',
    found: ['metadata.internal'],
  });
  for (const address of [...inside, 'metadata.internal', 'inside.quay.com'])
    expect(targets).not.toContain(`"${address}"`);
  expect(zone.questions.toSorted()).toEqual([
    'A inside.quay.com',
    `A ${TARGET}`,
    'A www.inside.quay.com',
    'CNAME inside.quay.com',
    'CNAME www.inside.quay.com',
    'TXT _skein.inside.quay.com',
  ]);
});

test('a look at a domain that is right finds whether its www leads here too', async () => {
  const anna = await newMember();
  const name = 'doors.quay.com';
  setRight(await connect(anna, name));
  const hasWww = async () => {
    await check(anna, name);
    const [row] = await scene.t.db.query('select has_www from domains where name = $1', [name]);
    return row?.has_www;
  };
  expect(await hasWww()).toBe(false);
  zone.set('A', `www.${name}`, ['198.51.100.7', '203.0.113.9']);
  expect(await hasWww()).toBe(false);
  zone.set('A', `www.${name}`, ['198.51.100.7']);
  expect(await hasWww()).toBe(true);
  zone.isSilent = true;
  expect(await hasWww()).toBe(true);
  zone.isSilent = false;
  zone.set('A', `www.${name}`, []);
  expect(await hasWww()).toBe(false);
  zone.set('CNAME', `www.${name}`, [`${TARGET}.`]);
  expect(await hasWww()).toBe(true);
});

test('name servers that do not answer take nothing away', async () => {
  const anna = await newMember();
  setRight(await connect(anna, 'silent.quay.com'));
  await check(anna, 'silent.quay.com');
  zone.isSilent = true;
  for (let day = 0; day < 10; day += 1) {
    scene.pass(DAY_MS + 1000);
    await advance();
  }
  zone.isSilent = false;
  expect(await statusOf(anna, 'silent.quay.com')).toBe('active');
});

test('a look asks everything before the first answer, and says whose name servers were silent', async () => {
  const anna = await newMember();
  const name = 'mute.quay.com';
  const silentOf = async () => (await check(anna, name)).body.response.domain.check.silent;
  setRight(await connect(anna, name));
  expect(await silentOf()).toBeUndefined();
  zone.questions.length = 0;
  zone.silentNames = new Set([name]);
  let give: () => void = () => undefined;
  zone.answersAfter = new Promise((resolve) => {
    give = resolve;
  });
  const asked = check(anna, name);
  await vi.waitFor(() => expect(zone.questions).toHaveLength(6));
  give();
  const { domain } = (await asked).body.response;
  expect(domain.check.silent).toBe('domain');
  expect(domain).toMatchObject({
    status: 'active',
    check: { records: [{ state: 'right' }, { state: 'unknown' }] },
  });
  zone.isSilent = true;
  expect(await silentOf()).toBe('resolver');
  zone.isSilent = false;
  zone.silentNames = new Set();
  expect(await silentOf()).toBeUndefined();
});

test('a domain that two members connect belongs to the one whose records are found first', async () => {
  const [anna, tamsin] = [await newMember(), await newMember()];
  const first = await connect(anna, 'shared.quay.com');
  const second = await connect(tamsin, 'shared.quay.com');
  expect(first.check.records[0].wanted).not.toBe(second.check.records[0].wanted);
  zone.set('TXT', '_skein.shared.quay.com', [first.check.records[0].wanted, second.check.records[0].wanted]);
  zone.set('CNAME', 'shared.quay.com', [TARGET]);
  scene.pass(11_000);
  const answers = await Promise.all(
    [anna, tamsin].map((member) => scene.call(member, 'POST', '/user/domains/shared.quay.com/check')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.errors).toMatchObject([{ code: 19005 }]);
});

test.each([
  ['127.0.0.1', 'ip_address'],
  ['[::1]', 'ip_address'],
  ['2130706433', 'ip_address'],
  ['*.quay.com', 'not_a_name'],
  ['quay', 'not_a_name'],
  ['quay.com:8080', 'not_a_name'],
  ['https://quay.com/', 'not_a_name'],
  ['-a.com', 'not_a_name'],
  ['a_b.com', 'not_a_name'],
  ['a..b', 'not_a_name'],
  ['co.uk', 'public_suffix'],
  ['github.io', 'public_suffix'],
  [TARGET, 'own_name'],
  [`anna.${TARGET}`, 'own_name'],
  ['anna.skein.localhost', 'own_name'],
  ['аррӏе.com', 'look_alike'],
  ['pаypal.com', 'look_alike'],
])('linkDomain refuses %s with 19004 and the reason %s', async (domain_name, reason) => {
  const anna = await newMember();
  const { status, body } = await scene.call(anna, 'POST', '/user/domains', {
    domain_name,
    tumblelog: anna.blogName,
  });
  expect([status, body.errors[0].code, body.errors[0].reason]).toEqual([400, 19004, reason]);
});

test.each([
  ['Bücher.example', 'xn--bcher-kva.example', 'bücher.example'],
  ['faß.de', 'xn--fa-hia.de', 'faß.de'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['Porch.Quay.com.', 'porch.quay.com', 'porch.quay.com'],
])('linkDomain keeps %s as %s and shows it as people write it', async (written, name, unicode) => {
  const anna = await newMember();
  const domain = await connect(anna, written);
  expect([domain.domainName, domain.unicodeName]).toEqual([name, unicode]);
});

test('a domain of another member is not found by any call', async () => {
  const [anna, tamsin] = [await newMember(), await newMember()];
  await connect(anna, 'private.quay.com');
  const url = '/user/domains/private.quay.com';
  const answers = await Promise.all([
    scene.call(tamsin, 'GET', url),
    scene.call(tamsin, 'PATCH', url, { redirect_old_address: true }),
    scene.call(tamsin, 'DELETE', url),
    scene.call(tamsin, 'POST', `${url}/check`),
    scene.call(tamsin, 'GET', `${url}/dns`),
  ]);
  expect(answers.map(({ body }) => body.errors[0].code)).toEqual([4004, 4004, 4004, 4004, 4004]);
  const { body } = await scene.call(tamsin, 'GET', '/user/domains');
  expect(body.response).toMatchObject({ domains: [], total: 0 });
});

test('a blog of which the member is no admin cannot be connected', async () => {
  const [anna, tamsin] = [await newMember(), await newMember()];
  const { body } = await scene.call(tamsin, 'POST', '/user/domains', {
    domain_name: 'foreign.quay.com',
    tumblelog: anna.blogName,
  });
  expect(body.errors[0].code).toBe(4003);
});

test('a connected domain refuses records, renewal and the choices of the registry with 4032', async () => {
  const anna = await newMember();
  await connect(anna, 'plain.quay.com');
  const url = '/user/domains/plain.quay.com';
  const answers = await Promise.all([
    scene.call(anna, 'POST', `${url}/dns`, { type: 'A', host: '@', value: '192.0.2.1' }),
    scene.call(anna, 'POST', `${url}/renew`, { years: 1, expected_price: 1 }),
    scene.call(anna, 'PATCH', url, { locked: false }),
  ]);
  expect(answers.map(({ body }) => body.errors[0].code)).toEqual([4032, 4032, 4032]);
  expect((await scene.call(anna, 'DELETE', url)).status).toBe(204);
});
