import { expect, test } from 'vitest';
import { blogNameProblem } from './blog-names.ts';
import { firstIdAt, timeOfId } from './ids.ts';
import { displayTag, splitTags, tagKey } from './tags.ts';

test('blog names: letters, digits and inner hyphens, up to 32, nothing reserved', () => {
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

test('tags are shown without hash, in one line, with curly quotes, and compared without case', () => {
  expect(displayTag('  ##  Deep   Sea ')).toBe('Deep Sea');
  expect(displayTag('the "best" of')).toBe('the “best” of');
  expect(displayTag('#')).toBe('');
  expect(displayTag('🧵'.repeat(200))).toBe('🧵'.repeat(140));
  expect(tagKey('#ART')).toBe(tagKey('art'));
  expect(tagKey('cafe\u0301')).toBe(tagKey('CAFÉ'));
});

test('a list of tags is split where people separate them, each kept once', () => {
  expect(splitTags('art, #sea #Art\nfog\t, ,"old" ships')).toEqual(['art', 'sea', 'fog', '“old” ships']);
  expect(splitTags(' , # ,\n')).toEqual([]);
});

test('ids tell their time, and a time its first id', () => {
  const moment = Date.parse('2026-11-21T09:00:00.123Z');
  const id = firstIdAt(moment);
  expect(timeOfId(id)).toBe(moment);
  expect(timeOfId(String(BigInt(id) - 1n))).toBe(moment - 1);
  expect(timeOfId(firstIdAt(Date.parse('1999-01-01')))).toBe(Date.parse('1999-01-01'));
});
