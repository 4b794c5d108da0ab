import { describe, expect, it } from 'vitest';
import type { TextFormat } from '#generated/zod/textFormat.zod.ts';
import { spansOf } from './formatting.ts';

function flat(text: string, formatting: TextFormat[]): Array<[string, string[], string | undefined]> {
  return spansOf(text, formatting).flatMap((span) =>
    span.runs.map((run): [string, string[], string | undefined] => [
      run.text,
      run.formats.map((format) => format.type),
      span.target?.type,
    ]),
  );
}

describe('spansOf', () => {
  it('spansOf keeps plain text as one span', () => {
    expect(flat('Good morning', [])).toEqual([['Good morning', [], undefined]]);
  });

  it('spansOf counts an emoji outside the basic plane as one code point', () => {
    expect(flat('🦊 fox', [{ type: 'bold', start: 2, end: 5 }])).toEqual([
      ['🦊 ', [], undefined],
      ['fox', ['bold'], undefined],
    ]);
  });

  it('spansOf counts every code point of a joined emoji', () => {
    const family = '👩‍👩‍👧';
    expect(flat(`${family}!`, [{ type: 'italic', start: 0, end: 5 }])).toEqual([
      [family, ['italic'], undefined],
      ['!', [], undefined],
    ]);
  });

  it('spansOf splits overlapping ranges at their boundaries', () => {
    expect(
      flat('abcdef', [
        { type: 'bold', start: 0, end: 4 },
        { type: 'italic', start: 2, end: 6 },
      ]),
    ).toEqual([
      ['ab', ['bold'], undefined],
      ['cd', ['bold', 'italic'], undefined],
      ['ef', ['italic'], undefined],
    ]);
  });

  it('spansOf keeps a link whole when a format starts inside it', () => {
    const spans = spansOf('see the moon', [
      { type: 'link', start: 4, end: 12, url: 'https://moon.example' },
      { type: 'bold', start: 0, end: 7 },
    ]);
    expect(spans).toHaveLength(2);
    expect(spans[1]?.target?.url).toBe('https://moon.example');
    expect(spans[1]?.runs.map((run) => run.text)).toEqual(['the', ' moon']);
  });

  it('spansOf never nests links: the earlier one keeps its range', () => {
    expect(
      flat('abcdef', [
        { type: 'link', start: 3, end: 6, url: 'https://two.example' },
        { type: 'mention', start: 1, end: 4, blog: { uuid: 't:one' } },
      ]),
    ).toEqual([
      ['a', [], undefined],
      ['bcd', [], 'mention'],
      ['ef', [], 'link'],
    ]);
  });

  it('spansOf clips ranges to the text and ignores empty and backward ones', () => {
    expect(
      flat('abc', [
        { type: 'bold', start: 1, end: 400 },
        { type: 'italic', start: 2, end: 2 },
        { type: 'small', start: 3, end: 1 },
      ]),
    ).toEqual([
      ['a', [], undefined],
      ['bc', ['bold'], undefined],
    ]);
  });

  it('spansOf preserves the text, whatever the ranges', () => {
    const text = 'a👍🏽 b👩‍🚀 שלום é';
    const length = Array.from(text).length;
    for (let seed = 0; seed < 200; seed += 1) {
      const formatting = Array.from({ length: 5 }, (_, index): TextFormat => {
        const start = (seed * 7 + index * 3) % length;
        const types = ['bold', 'link', 'mention', 'color', 'small'] as const;
        return { type: types[(seed + index) % 5] ?? 'bold', start, end: start + ((seed * 5 + index) % 9) };
      });
      expect(
        flat(text, formatting)
          .map(([piece]) => piece)
          .join(''),
      ).toBe(text);
    }
  });
});
