import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

test('checkPassword accepts the right password and refuses another', async () => {
  const kept = await hashPassword('correct horse');
  expect(kept).toMatch(/^\$argon2id\$/);
  expect(await checkPassword(kept, 'correct horse')).toBe(true);
  expect(await checkPassword(kept, 'Correct horse')).toBe(false);
  // The same characters, composed and decomposed.
  expect(await checkPassword(await hashPassword('café'), 'cafe\u0301')).toBe(true);
});

test('checkPassword without a stored hash refuses, and takes as long as with one', async () => {
  const kept = await hashPassword('x');
  const strengthOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
  for (const nothing of [null, undefined])
    for (const password of ['wrong', 'nobody has this password']) {
      vi.mocked(verify).mockClear();
      expect(await checkPassword(nothing, password)).toBe(false);
      expect(vi.mocked(verify).mock.calls.map(([against]) => strengthOf(String(against)))).toEqual([
        strengthOf(kept),
      ]);
    }
});

test('isOutdated is true for weaker hashes', async () => {
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect(isOutdated('$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$AAAA')).toBe(true);
  expect(isOutdated('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
});
