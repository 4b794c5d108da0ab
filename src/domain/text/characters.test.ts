import { describe, expect, it } from 'vitest';
import { isBlankText, trimInvisible, withoutControls, withoutMisleading, xmlText } from './characters.ts';

describe('xmlText', () => {
  it('xmlText keeps exactly the characters of XML 1.0', () => {
    for (let code = 0; code <= 0x10ffff; code += code < 0x3100 || code > 0xd700 ? 1 : 97) {
      const allowed =
        [0x9, 0xa, 0xd].includes(code) ||
        (code >= 0x20 && code <= 0xd7ff) ||
        (code >= 0xe000 && code <= 0xfffd) ||
        code >= 0x10000;
      if ((xmlText(String.fromCodePoint(code)) !== '') !== allowed) expect.fail(`U+${code.toString(16)}`);
      if (code > 0x12000 && code < 0x10fff0) code += 0x10000;
    }
  });
});

describe('withoutControls', () => {
  it.each([
    ['first\u000bsecond\u000cthird', 'first\nsecond\nthird'],
    ['a\u0001b\u0007c\u0008d\u001fe\u007ff\u009fg', 'abcdefg'],
    ['a\ufffeb\uffffc\ufdd0d\u{1fffe}e', 'abcde'],
    ['tab\tline\nreturn\rnext\u0085', 'tab\tline\nreturn\rnext\u0085'],
    ['👩‍👩‍👧 ❤️ \u202eא', '👩‍👩‍👧 ❤️ \u202eא'],
    ['refused later\0\ud800', 'refused later\0\ud800'],
  ])('withoutControls turns %j into %j', (text, cleaned) => expect(withoutControls(text)).toBe(cleaned));
});

describe('isBlankText', () => {
  it.each([
    '',
    '   \t\n\u00a0\u2003\u3000',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f\u1160\u3164\uffa0',
    '\u17b4\u180e',
    '\u200b\u200c\u200d\u200e\u200f',
    '\u2060\u2061\u206f\ufeff',
    '\u202a\u202e\u2066\u2069',
    '\u2800',
    '\ufe0f\u{e0100}\u{e0041}',
    '\u{1d159}\u{1d173}',
    '\u0007\ufffe\ufff9',
  ])('isBlankText is true for %j', (text) => expect(isBlankText(text)).toBe(true));

  it.each(['.', 'ㅋ', '\u200bx', '❤️', '\u2801', '\u0301', '한'])('isBlankText is false for %j', (text) =>
    expect(isBlankText(text)).toBe(false),
  );
});

describe('trimInvisible', () => {
  it.each([
    [' \u200bword\u2800\u3164 ', 'word'],
    ['\u3164', ''],
    ['me ❤️ ', 'me ❤️'],
    ['می‌خواهم', 'می‌خواهم'],
    ['two\u200bparts', 'two\u200bparts'],
  ])('trimInvisible turns %j into %j', (text, trimmed) => expect(trimInvisible(text)).toBe(trimmed));
});

describe('withoutMisleading', () => {
  it.each([
    ['zero\u200bwidth', 'zerowidth'],
    ['soft\u00adhyphen\u2060', 'softhyphen'],
    ['\u202egpj', 'gpj'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👩‍👧❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩‍👩‍👧❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ])('withoutMisleading turns %j into %j', (text, kept) => expect(withoutMisleading(text)).toBe(kept));
});
