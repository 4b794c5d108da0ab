import { expect, test } from 'vitest';
import { blogNameProblem } from './blog-names.ts';
import { firstIdAt, timeOfId } from './ids.ts';
import { displayTag, splitTags, tagKey } from './tags.ts';

test('blogNameProblem accepts letters, digits and inner hyphens, up to 32 characters, except reserved names', () => {
  const reserved = new Set(['dashboard', 'www']);
  const problem = (name: string) => blogNameProblem(name, reserved);
  for (const name of ['a', 'A1', 'river-kelp', '7', 'x'.repeat(32), 'a--b', 'dashboards']) {
    expect([name, problem(name)]).toEqual([name, undefined]);
  }
  for (const name of ['', '-a', 'a-', '-', 'a_b', 'a.b', 'ä', 'a b', ' a', 'a\n', 'x'.repeat(33), '@a']) {
    expect([name, problem(name)]).toEqual([name, 'invalid']);
  }
  for (const name of ['dashboard', 'Dashboard', 'WWW'])
    expect([name, problem(name)]).toEqual([name, 'reserved']);
});

test('displayTag drops the hash, line breaks and straight quotes, and tagKey ignores case', () => {
  expect(displayTag('  ##  Deep   Sea ')).toBe('Deep Sea');
  expect(displayTag('the "best" of')).toBe('the “best” of');
  expect(displayTag('#')).toBe('');
  expect(displayTag('🧵'.repeat(200))).toBe('🧵'.repeat(140));
  expect(tagKey('#ART')).toBe(tagKey('art'));
  expect(tagKey('cafe\u0301')).toBe(tagKey('CAFÉ'));
});

test('splitTags splits a list at its separators and keeps each tag once', () => {
  expect(splitTags('art, #sea #Art\nfog\t, ,"old" ships')).toEqual(['art', 'sea', 'fog', '“old” ships']);
  expect(splitTags(' , # ,\n')).toEqual([]);
});

test('timeOfId returns the time of an id, and firstIdAt the first id of a time', () => {
  const moment = Date.parse('2026-11-21T09:00:00.123Z');
  const id = firstIdAt(moment);
  expect(timeOfId(id)).toBe(moment);
  expect(timeOfId(String(BigInt(id) - 1n))).toBe(moment - 1);
  expect(timeOfId(firstIdAt(Date.parse('1999-01-01')))).toBe(Date.parse('1999-01-01'));
});
