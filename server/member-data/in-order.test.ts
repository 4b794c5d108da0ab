import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

function named(items: { name: string; after?: string[] }[]): string[] {
  return inOrder(items, ({ name }) => name).map(({ name }) => name);
}

test('inOrder places an item after those that it names and keeps the order otherwise', () => {
  expect(
    named([
      { name: 'likes', after: ['posts'] },
      { name: 'users' },
      { name: 'posts', after: ['users'] },
      { name: 'tags' },
    ]),
  ).toEqual(['users', 'posts', 'likes', 'tags']);
});

test.each([
  ['names an unknown one', [{ name: 'likes', after: ['posts'] }], 'Nothing is declared as posts'],
  ['is declared twice', [{ name: 'likes' }, { name: 'likes' }], 'likes is declared twice'],
  [
    'waits for an item that waits for it',
    [
      { name: 'likes', after: ['posts'] },
      { name: 'posts', after: ['likes'] },
    ],
    'These wait for each other: likes, posts',
  ],
])('inOrder refuses an item that %s', (_, items, message) => {
  expect(() => named(items)).toThrow(message);
});
