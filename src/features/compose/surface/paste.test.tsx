import { expect, it } from 'vitest';
import { flattenPasted } from './paste.ts';

function item(kind: 'ordered' | 'unordered', depth: number, text: string): string {
  return `<p data-subtype="${kind}-list-item" data-indent="${depth}">${text}</p>`;
}

it.each([
  ['<ul><li>a</li><li>b</li></ul>', item('unordered', 0, 'a') + item('unordered', 0, 'b')],
  ['<ol><li><p>a <b>b</b></p></li></ol>', item('ordered', 0, 'a <b>b</b>')],
  [
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    item('unordered', 0, 'a') + item('ordered', 1, 'b') + item('unordered', 0, 'c'),
  ],
  ['<ul><li><ul><li>deep</li></ul></li></ul>', item('unordered', 1, 'deep')],
  [
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<p data-subtype="indented">a</p><p data-subtype="indented">b</p>',
  ],
  ['<blockquote>bare</blockquote>', '<p data-subtype="indented">bare</p>'],
  [
    '<blockquote data-subtype="quote">ours</blockquote>',
    '<blockquote data-subtype="quote">ours</blockquote>',
  ],
  ['<p>plain</p>', '<p>plain</p>'],
])('flattenPasted flattens %s', (pasted, flat) => {
  expect(flattenPasted(pasted)).toBe(flat);
});

it('flattenPasted runs no pasted script and loads no pasted image', () => {
  const html = flattenPasted('<ul><li>a<script>globalThis.wasRun = true</script></li></ul>');
  expect(html).toContain('a');
  expect('wasRun' in globalThis).toBe(false);
});
