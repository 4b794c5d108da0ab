import { expect, test } from 'vitest';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';

test('a password is known again, another one is not', async () => {
  const kept = await hashPassword('correct horse');
  expect(kept).toMatch(/^\$argon2id\$/);
  expect(await checkPassword(kept, 'correct horse')).toBe(true);
  expect(await checkPassword(kept, 'Correct horse')).toBe(false);
  // The same letters, typed composed and decomposed.
  expect(await checkPassword(await hashPassword('café'), 'cafe\u0301')).toBe(true);
});

test('where nothing is kept, nothing is right, and checking takes as long', async () => {
  const kept = await hashPassword('x');
  await checkPassword(undefined, 'warm up');
  const timed = async (against: string | null) => {
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) expect(await checkPassword(against, 'wrong')).toBe(false);
    return performance.now() - start;
  };
  expect(await checkPassword(null, 'nobody has this password')).toBe(false);
  const [known, unknown] = [await timed(kept), await timed(null)];
  expect(unknown / known).toBeGreaterThan(0.3);
});

test('weaker hashes are recognised', async () => {
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect(isOutdated('$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$AAAA')).toBe(true);
  expect(isOutdated('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
});
