import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import {
  isEmailTaken,
  takenNames,
  updateOption,
  updatePasswordHash,
  userByEmail,
  userById,
} from './repository.ts';

let t: TestApp;
let marlow: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp();
  marlow = await t.member('marlow');
  bystander = await makeBystander(t);
});
afterAll(() => t.close());

test('userByEmail finds an account by its address in any case, and none that is deleted', async () => {
  expect((await userByEmail(t.db, 'MARLOW@example.TEST'))?.id).toBe(marlow.userId);
  expect(await userByEmail(t.db, 'nobody@example.test')).toBeUndefined();
  expect(await isEmailTaken(t.db, 'Marlow@Example.test')).toBe(true);
  expect(await isEmailTaken(t.db, 'nobody@example.test')).toBe(false);
  const gone = await t.member('gone');
  await t.db.query("update users set state = 'deleted' where id = $1", [gone.userId]);
  expect(await userByEmail(t.db, gone.email)).toBeUndefined();
  expect(await userById(t.db, gone.userId)).toBeUndefined();
  expect((await userById(t.db, marlow.userId))?.email).toBe(marlow.email);
});

test('takenNames finds taken blog names in any case and returns no free one', async () => {
  expect(await takenNames(t.db, ['MARLOW', 'somebody-new'])).toEqual(new Set(['marlow']));
});

test('updatePasswordHash and updateOption change one member only', async () => {
  await updatePasswordHash(t.db, marlow.userId, 'a new hash');
  await updateOption(t.db, marlow.userId, 'palette', 'ghost');
  await updateOption(t.db, marlow.userId, 'locale', 'de_DE');
  expect(await userById(t.db, marlow.userId)).toMatchObject({
    password_hash: 'a new hash',
    palette: 'ghost',
    locale: 'de_DE',
  });
  await bystander.expectUnchanged();
});
