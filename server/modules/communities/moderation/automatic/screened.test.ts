import { expect, test } from 'vitest';
import { text } from '#tests/support/posts.ts';
import { matchesRule, type Screened } from './screened.ts';

function thing(words: string, fields: Partial<Screened> = {}): Screened {
  return {
    ...{ kind: 'posts', content: text(words), tags: [], sourceUrl: null, reportCount: 0, memberDays: 100 },
    ...fields,
  };
}
const on = ['posts', 'comments'] as const;
function isHit(condition: Parameters<typeof matchesRule>[0]['conditions'][number], one: Screened): boolean {
  return matchesRule({ conditions: [condition], applies_to: on }, one);
}

test.each([
  ['Cheap FOG today', ['fog'], true],
  ['foggy', ['fog'], false],
  ['pre-fog', ['fog'], true],
  ['STRASSE', ['straße'], false],
  ['ＦＯＧ', ['fog'], true],
  ['Élan', ['élan'], true],
  ['élancé', ['élan'], false],
  ['今日は霧です', ['霧'], true],
  ['a.b', ['a.b'], true],
  ['axb', ['a.b'], false],
  ['cheap\n fog', ['cheap fog'], true],
])('the text %j has one of the words %j: %s', (words, list, expected) => {
  expect(isHit({ kind: 'words', words: list }, thing(words))).toBe(expected);
});

test('words are found in tags', () => {
  expect(isHit({ kind: 'words', words: ['fog'] }, thing('Clear', { tags: ['Fog'] }))).toBe(true);
});

test.each([
  [thing('see https://a.spam.example/x'), ['spam.example'], true],
  [thing('see www.spam.example'), ['spam.example'], true],
  [thing('see https://notspam.example/'), ['spam.example'], false],
  [thing('https://good.example/?u=spam.example'), ['spam.example'], false],
  [thing('x', { sourceUrl: 'http://SPAM.example' }), ['spam.example'], true],
  [thing('x', { content: [{ type: 'link', url: 'https://spam.example/' }] }), undefined, true],
  [thing('spam.example'), undefined, false],
])('links are found in %j to %j: %s', (one, hosts, expected) => {
  expect(isHit({ kind: 'links', ...(hosts ? { hosts } : {}) }, one)).toBe(expected);
});

test('a rule of posts leaves comments alone, and one without conditions everything', () => {
  const one = thing('x', { kind: 'comments', reportCount: 3, memberDays: 2 });
  expect(isHit({ kind: 'reports', count: 3 }, one)).toBe(true);
  expect(isHit({ kind: 'new_member', days: 2 }, one)).toBe(false);
  expect(matchesRule({ conditions: [{ kind: 'reports', count: 1 }], applies_to: ['posts'] }, one)).toBe(
    false,
  );
  expect(matchesRule({ conditions: [], applies_to: on }, one)).toBe(false);
});
