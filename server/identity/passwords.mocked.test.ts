import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

test('a password is known again, another one is not', async () => {
  const kept = await hashPassword('correct horse');
  expect(kept).toMatch(/^\$argon2id\$/);
  expect(await checkPassword(kept, 'correct horse')).toBe(true);
  expect(await checkPassword(kept, 'Correct horse')).toBe(false);
  // The same characters, composed and decomposed.
  expect(await checkPassword(await hashPassword('café'), 'cafe\u0301')).toBe(true);
});

test('where nothing is kept, nothing is right, and as strong a hash is checked, so that it takes as long', async () => {
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

test('weaker hashes are recognised', async () => {
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect(isOutdated('$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$AAAA')).toBe(true);
  expect(isOutdated('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
});
