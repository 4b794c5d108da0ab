import { describe, expect, it } from 'vitest';
import { addTags, curlyQuotes, joinTags, splitList, stripHash } from './tags.ts';

describe('stripHash [validation-01]', () => {
  it.each([
    ['#yarn', 'yarn'],
    ['  # yarn ', 'yarn'],
    ['##yarn', 'yarn'],
    ['c# minor', 'c# minor'],
  ])('stripHash %j → %j', (tag, text) => {
    expect(stripHash(tag)).toBe(text);
  });
});

describe('splitList', () => {
  it('splitList splits on newlines, tabs, hash signs and commas and drops empty parts [validation-02] [validation-03]', () => {
    expect(splitList('#yarn, wool\ndye\tplants##sheep,, ,')).toEqual([
      'yarn',
      'wool',
      'dye',
      'plants',
      'sheep',
    ]);
  });

  it('splitList keeps spaces inside a tag', () => {
    expect(splitList('hand spun, slow  fashion')).toEqual(['hand spun', 'slow  fashion']);
  });

  it('splitList curls quotes [validation-04]', () => {
    expect(splitList('"found" yarn')).toEqual(['“found” yarn']);
  });
});

describe('curlyQuotes [validation-04]', () => {
  it.each([
    ['say "hello there"', 'say “hello there”'],
    ["it's", 'it’s'],
    ["'tis the 'real' thing", '‘tis the ‘real’ thing'],
    ['("so")', '(“so”)'],
    [`"'nested' quote"`, '“‘nested’ quote”'],
  ])('curlyQuotes %s', (text, curled) => {
    expect(curlyQuotes(text)).toBe(curled);
  });
});

it('addTags adds each tag once, case-insensitively', () => {
  expect(addTags(['Yarn'], '#yarn, wool, Wool')).toEqual(['Yarn', 'wool']);
});

it('joinTags formats the payload field [posting-03]', () => {
  expect(joinTags(['yarn', '#hand spun', ' '])).toBe('yarn, hand spun');
});
