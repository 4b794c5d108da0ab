import { expect, test } from 'vitest';
import { hashToken, randomToken, sameSecret } from './tokens.ts';

test('randomToken returns 43 URL-safe characters and never repeats', () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(100);
});

test('hashToken depends on the token and the key alone', () => {
  const [key, other] = [Buffer.from('a key'), Buffer.from('another key')];
  expect(hashToken(key, 'token')).toEqual(hashToken(key, 'token'));
  expect(hashToken(key, 'token')).not.toEqual(hashToken(other, 'token'));
  expect(hashToken(key, 'token')).not.toEqual(hashToken(key, 'tokem'));
});

test.each([
  ['secret', 'secret', true],
  ['', '', true],
  ['secret', 'secrez', false],
  ['secret', 'secret1', false],
  ['secret', '', false],
  // Equal length in characters, not in bytes.
  ['cafe', 'café', false],
])('sameSecret(%j, %j) is %s', (one, other, isSame) => {
  expect(sameSecret(one, other)).toBe(isSame);
});
