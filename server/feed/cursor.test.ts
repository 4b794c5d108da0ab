import { expect, test } from 'vitest';
import { deriveKey } from '../core/derive-key.ts';
import { DomainError } from '../core/errors.ts';
import { Cursors } from './cursor.ts';

const secret = 'a secret of at least thirty-two characters';
const cursors = new Cursors(deriveKey(secret, 'cursor'));

function slugOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.slug : String(error);
  }
}

test('Cursors reads a cursor in every process that has the same secret', () => {
  const place = ['2764793924970086400', 12.5, 'ünïcödé 🧵'];
  const cursor = cursors.write('blog/1?tag=art', place);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,512}$/);
  expect(new Cursors(deriveKey(secret, 'cursor')).read('blog/1?tag=art', cursor)).toEqual(place);
});

test('Cursors refuses a cursor of another list or another site, and a forged one', () => {
  const cursor = cursors.write('blog/1', ['5']);
  expect(slugOf(() => cursors.read('blog/1', cursor))).toBeUndefined();
  expect(slugOf(() => cursors.read('blog/2', cursor))).toBe('inappropriate-cursor');
  const elsewhere = new Cursors(deriveKey(`another ${secret}`, 'cursor'));
  expect(slugOf(() => elsewhere.read('blog/1', cursor))).toBe('inappropriate-cursor');
  for (const made of ['', 'x', '20', 'null', 'W10', `${cursor}A`, `${cursor}=`, ` ${cursor}`, `${cursor}!`]) {
    expect([made, slugOf(() => cursors.read('blog/1', made))]).toEqual([made, 'inappropriate-cursor']);
  }
});

test('Cursors refuses a cursor with any single changed character', () => {
  const cursor = cursors.write('dashboard/7', ['2764793924970086400']);
  for (let at = 0; at < cursor.length; at += 1) {
    for (const other of ['A', 'B', '_']) {
      if (cursor[at] === other) continue;
      const changed = cursor.slice(0, at) + other + cursor.slice(at + 1);
      expect([at, slugOf(() => cursors.read('dashboard/7', changed))]).toEqual([at, 'inappropriate-cursor']);
    }
  }
});
