import { describe, expect, it } from 'vitest';
import { displayTag, requireAddressable, splitTags, tagKey } from './tags.ts';

describe('splitTags', () => {
  it.each([
    ['＃水、火，土', ['水', '火', '土']],
    ['﹟one ﹟two،three､four﹐five', ['one', 'two', 'three', 'four', 'five']],
    ['#a, b\nc\td##e', ['a', 'b', 'c', 'd', 'e']],
    ['ＡＢＣ, abc, Abc', ['ＡＢＣ']],
    ['\u200b,\u3164, \u2800 ,ok', ['ok']],
    ['zero\u200bwidth, zerowidth', ['zerowidth']],
    ['ver. 2.0; part', ['ver. 2.0; part']],
  ])('splitTags parts %j', (text, tags) => expect(splitTags(text)).toEqual(tags));
});

describe('tagKey', () => {
  it.each([
    ['ＡＢＣ', 'abc'],
    ['ﾃｽﾄ', 'テスト'],
    ['İzmir', 'izmir'],
    ['ISPARTA', 'ısparta'],
    ['STRASSE', 'straße'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁne', 'fine'],
    ['❤️', '❤'],
    ['Café', 'cafe\u0301'],
    ['\u202egpj', 'gpj'],
  ])('tagKey is the same for %s and %s', (one, other) => expect(tagKey(one)).toBe(tagKey(other)));

  it('tagKey tells accents apart', () => expect(tagKey('café')).not.toBe(tagKey('cafe')));

  it('tagKey of a key is the key, and is bounded', () => {
    const odd = [
      'ﷺ'.repeat(140),
      '＂quoted＂ tag',
      'İ'.repeat(200),
      '¨x',
      '＃＃x',
      'ŉ',
      'ΐ',
      '\ufe0f',
      '🄁',
      'ẞ',
      '. .',
    ];
    for (const tag of odd) {
      const key = tagKey(tag);
      expect(tagKey(key), tag).toBe(key);
      expect([...key].length).toBeLessThanOrEqual(140);
    }
  });
});

it('displayTag drops controls and keeps joined emoji', () => {
  expect(displayTag('#fog\u0001 ☁️ 👩‍👩‍👧')).toBe('fog ☁️ 👩‍👩‍👧');
});

it('requireAddressable refuses tags that no address names', () => {
  for (const tag of ['.', '..']) {
    expect(() => requireAddressable(['fine', tag], 'tags')).toThrow(
      expect.objectContaining({ causes: [expect.objectContaining({ code: 5016, field: 'tags' })] }),
    );
  }
  expect(() => requireAddressable(['...', 'a.b'], 'tags')).not.toThrow();
});
