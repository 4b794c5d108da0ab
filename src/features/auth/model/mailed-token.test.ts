import { expect, test } from 'vitest';
import { mailedToken } from './mailed-token.ts';

test.each([
  ['#sixteen-letters-', 'sixteen-letters-'],
  ['#fifteen-letters', 'fifteen-letters-'],
  ['', '-'.repeat(16)],
  [`#${'x'.repeat(300)}`, 'x'.repeat(256)],
])('mailedToken turns %j into a token that the contract accepts', (hash, token) => {
  expect(mailedToken(hash)).toBe(token);
});
