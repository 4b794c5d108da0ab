import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { loggedKinds } from '#tests/support/security-log.ts';
import { registrarOf } from './registrar/registrars.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PASSWORD = 'lantern-7-loom';

let scene: PaymentScene;
let hash = '';
let serial = 0;
beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
  scene = await paymentScene();
});
afterAll(() => scene.close());

const registrar = () => registrarOf({ db: scene.t.db, services: scene.t.app.services });

/** Returns a member with a domain that was registered here some days ago, unlocked. */
async function withDomain(days = 90): Promise<{ member: Member; name: string }> {
  serial += 1;
  const member = await scene.t.member(`leaver-${serial}`);
  await scene.t.db.query('update users set password_hash = $2 where id = $1', [member.userId, hash]);
  const name = `leaving-${serial}.garden`;
  await registrar().register({ key: `test ${serial}`, name, years: 1, contact: undefined, isPrivate: true });
  await scene.t.db.query(
    `insert into domains (user_id, blog_id, name, kind, status, is_locked, verify_token, registered_at, expires_at)
     values ($1, $2, $3, 'registered', 'active', false, 'token', $4, $5)`,
    [
      member.userId,
      member.blogId,
      name,
      new Date(scene.now() - days * DAY_MS).toISOString(),
      new Date(scene.now() + 200 * DAY_MS).toISOString(),
    ],
  );
  return { member, name };
}

function ask(member: Member, name: string, proof: object = { password_current: PASSWORD }) {
  return scene.call(member, 'POST', `/user/domains/${name}/transfer_code`, proof);
}

function lock(member: Member, name: string, locked: boolean) {
  return scene.call(member, 'PATCH', `/user/domains/${name}`, { locked });
}

test('createTransferCode answers a code that the registry accepts, writes it down and tells the member once an hour', async () => {
  const { member, name } = await withDomain();
  const first = await ask(member, name);
  expect(first.status).toBe(201);
  const { authCode } = first.body.response;
  expect(authCode.length).toBeGreaterThan(16);
  expect(await registrar().refusesTransfer(name, authCode)).toBeUndefined();
  const second = (await ask(member, name)).body.response.authCode;
  expect(await registrar().refusesTransfer(name, authCode)).toBe('wrong_code');
  expect(await registrar().refusesTransfer(name, second)).toBeUndefined();
  const events = () =>
    scene.t.db.query(`select event from domain_events where user_id = $1`, [member.userId]);
  expect(await events()).toEqual([{ event: 'transfer-code' }]);
  scene.pass(HOUR_MS);
  await ask(member, name);
  expect(await events()).toHaveLength(2);
  const kinds = await loggedKinds(scene.t, member);
  expect(kinds.filter((kind) => kind === `domain_code_created: ${name}`)).toHaveLength(3);
});

test('createTransferCode leaves no code in the database that could be read, nor an answer that is kept', async () => {
  const { member, name } = await withDomain();
  const answered = await ask(member, name);
  expect(answered.headers['cache-control']).toContain('no-store');
  const { authCode } = answered.body.response;
  const tables = await scene.t.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name: table } of tables) {
    const found = await scene.t.db.query(`select 1 from "${table}" t where t::text like $1 limit 1`, [
      `%${authCode}%`,
    ]);
    expect([table, found]).toEqual([table, []]);
  }
});

test('the transfer lock ends the code, and a locked domain has none', async () => {
  const { member, name } = await withDomain();
  const { authCode } = (await ask(member, name)).body.response;
  await lock(member, name, true);
  expect(await registrar().refusesTransfer(name, authCode)).toBe('locked');
  const refused = await ask(member, name);
  expect([refused.status, refused.body.errors[0].reason]).toEqual([409, 'domain_locked']);
  await lock(member, name, false);
  expect(await registrar().refusesTransfer(name, authCode)).toBe('locked');
  expect((await ask(member, name)).status).toBe(201);
});

test.each([
  [`registered_at = registered_at + interval '40 days'`, 'domain_young'],
  [`status = 'redemption'`, 'domain_lapsed'],
  [`status = 'transferring'`, 'domain_moving'],
  [`kind = 'connected'`, 'domain_elsewhere'],
])('createTransferCode refuses a domain with %s for the reason %s', async (change, reason) => {
  const { member, name } = await withDomain();
  await scene.t.db.query(`update domains set ${change} where name = $1`, [name]);
  const { status, body } = await ask(member, name);
  expect([status, body.errors[0].code, body.errors[0].reason]).toEqual([409, 4032, reason]);
});

test('createTransferCode needs the password, and gives nothing to others', async () => {
  const { member, name } = await withDomain();
  const wrong = await ask(member, name, { password_current: 'not this one' });
  expect([wrong.status, wrong.body.errors[0].code]).toEqual([401, 16_006]);
  const missing = await ask(member, name, { tfa_token: '123456' });
  expect(missing.body.errors[0].reason).toBe('proof_missing');
  const stranger = await withDomain();
  expect((await ask(stranger.member, name)).status).toBe(404);
  expect(await registrar().refusesTransfer(name, 'anything')).toBe('locked');
});

test('a registry in maintenance answers 599 to a code and to the lock, and changes nothing', async () => {
  const { member, name } = await withDomain();
  const sleeping = name.replace('.garden', '.film');
  await scene.t.db.query('update domains set name = $2 where name = $1', [name, sleeping]);
  expect((await ask(member, sleeping)).body.errors[0].code).toBe(599);
  expect((await lock(member, sleeping, true)).body.errors[0].code).toBe(599);
  const { body } = await scene.call(member, 'GET', `/user/domains/${sleeping}`);
  expect(body.response.domain.locked).toBe(false);
});
