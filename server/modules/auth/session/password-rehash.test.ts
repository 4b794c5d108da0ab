import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPassword, isOutdated } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
});
afterAll(() => t.close());

const password = 'nine lives of yarn';

async function keep(member: Member): Promise<string> {
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await t.db.query('update users set password_hash = $2 where id = $1', [member.userId, weak]);
  return weak;
}
async function kept({ userId }: Member): Promise<string> {
  const [row] = await t.db.query<{ password_hash: string }>('select password_hash from users where id = $1', [
    userId,
  ]);
  return row?.password_hash ?? '';
}
function logIn(member: Member, words: string) {
  const payload = { grant_type: 'password', username: member.email, password: words };
  return t.inject({ method: 'POST', url: '/v2/oauth2/token', payload });
}

test('createToken with the right password renews an outdated password hash, of that member only', async () => {
  const [own, other] = [await keep(ivy), await keep(otto)];
  expect(isOutdated(own)).toBe(true);
  expect((await logIn(ivy, 'not this one')).status).toBeGreaterThanOrEqual(400);
  expect(await kept(ivy)).toBe(own);
  expect((await logIn(ivy, password)).status).toBe(200);
  const renewed = await kept(ivy);
  expect(isOutdated(renewed)).toBe(false);
  expect(await checkPassword(renewed, password)).toBe(true);
  expect(await kept(otto)).toBe(other);
  expect((await logIn(ivy, password)).status).toBe(200);
  expect(await kept(ivy)).toBe(renewed);
});
