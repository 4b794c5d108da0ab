import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readStopToken, stopLinksOf, stopTokenOf } from './stop-token.ts';

const key = randomBytes(32);
const to = { userId: '9007199254740993', email: 'Zoë@example.org', scope: 'emailAsks' } as const;

it('readStopToken returns member, setting and address of a token', () => {
  const read = readStopToken(key, stopTokenOf(key, to));
  expect(read).toMatchObject({ userId: to.userId, scope: 'emailAsks' });
  // Case and composition of the address do not matter.
  expect(read?.isFor('zoë@EXAMPLE.org'.normalize('NFD'))).toBe(true);
  expect(read?.isFor('zoe@example.org')).toBe(false);
});

it('stopTokenOf names neither the address nor changes between e-mails', () => {
  expect(stopTokenOf(key, to)).toBe(stopTokenOf(key, to));
  expect(stopTokenOf(key, to)).not.toMatch(/zo[eë]|example/i);
  expect(encodeURIComponent(stopTokenOf(key, to))).toBe(stopTokenOf(key, to));
});

const [userId, scope, hash, signed] = stopTokenOf(key, to).split('.') as [string, string, string, string];
it.each([
  ['an empty text', ''],
  ['no token', 'let-me-stop-this'],
  ['another member', `8.${scope}.${hash}.${signed}`],
  ['another setting', `${userId}.all.${hash}.${signed}`],
  ['another address', `${userId}.${scope}.${'A'.repeat(16)}.${signed}`],
  ['another signature', `${userId}.${scope}.${hash}.${'A'.repeat(43)}`],
  ['a cut signature', `${userId}.${scope}.${hash}.${signed.slice(0, -1)}`],
  ['a longer token', `${userId}.${scope}.${hash}.${signed}.`],
  ['a line break', `${userId}.${scope}.${hash}.${signed}\n`],
  ['another key', stopTokenOf(randomBytes(32), to)],
  ['a signed setting that does not exist', stopTokenOf(key, { ...to, scope: 'emailNothing' as never })],
])('readStopToken refuses %s', (_what, token) => {
  expect(readStopToken(key, token)).toBeUndefined();
});

it('stopLinksOf returns the page and the address for one click with the same token', () => {
  const token = stopTokenOf(key, to);
  expect(stopLinksOf({ publicUrl: 'https://skein.test', keys: { mailStop: key } }, to)).toEqual({
    page: `https://skein.test/settings/stop-mail?token=${token}`,
    oneClick: `https://skein.test/v2/mail/stop?token=${token}`,
  });
});
