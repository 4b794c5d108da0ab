import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup.ts';

const mention = (key: string) => ({ uuid: `t:${key}`, name: key });
const read = (source: string) => parseMarkup(source, mention);
const cut = (source: string) => {
  const { text, formatting } = read(source);
  return formatting.map((range) => [range.type, [...text].slice(range.start, range.end).join('')]);
};

describe('parseMarkup', () => {
  it('parseMarkup leaves plain text unchanged', () => {
    expect(read('A plain line, 2 * 3, snake_case.')).toEqual({
      text: 'A plain line, 2 * 3, snake_case.',
      formatting: [],
    });
  });

  it('parseMarkup returns the ranges of marked words', () => {
    expect(cut('**bold** and _italic_ and ~~gone~~')).toEqual([
      ['bold', 'bold'],
      ['italic', 'italic'],
      ['strikethrough', 'gone'],
    ]);
  });

  it('parseMarkup counts code points, so that emoji before a range do not shift it', () => {
    const { text, formatting } = read('👨‍👩‍👧‍👦 is **seven**');
    expect(text).toBe('👨‍👩‍👧‍👦 is seven');
    expect(formatting).toEqual([{ type: 'bold', start: 11, end: 16 }]);
  });

  it('parseMarkup parses links, mentions, colours, roles and small print', () => {
    const { text, formatting } = read(
      '[here](https://example.org/a_b) @{odile} {#d9480f|red} {accent|role} {small|tiny}',
    );
    expect(text).toBe('here @odile red role tiny');
    expect(formatting).toEqual([
      { type: 'link', url: 'https://example.org/a_b', start: 0, end: 4 },
      { type: 'mention', blog: { uuid: 't:odile', name: 'odile' }, start: 5, end: 11 },
      { type: 'color', hex: '#d9480f', start: 12, end: 15 },
      { type: 'semantic_color', semanticColor: 'accent', start: 16, end: 20 },
      { type: 'small', start: 21, end: 25 },
    ]);
  });

  it('parseMarkup parses nested marks', () => {
    expect(cut('{small|see _this_ now}')).toEqual([
      ['small', 'see this now'],
      ['italic', 'this'],
    ]);
  });
});
