import { expect, it } from 'vitest';
import { sharedStart } from './shared-start.ts';
import { toBlocks } from './to-blocks.ts';

function read(shared: Parameters<typeof sharedStart>[0]) {
  const { doc, address } = sharedStart(shared);
  return [toBlocks(doc).content.map((block) => ('text' in block ? block.text : block.type)), address];
}

it.each([
  ['words', { text: 'A walk\n\nin the rain' }, ['A walk', 'in the rain'], undefined],
  ['a page', { title: 'Wool', url: 'https://a.example/b' }, ['Wool'], 'https://a.example/b'],
  [
    'an address at the end of the text',
    { text: 'Look: https://a.example/b' },
    ['Look:'],
    'https://a.example/b',
  ],
  ['an address as the text', { text: ' https://a.example/b ' }, [], 'https://a.example/b'],
  ['the same twice', { title: 'Wool', text: 'Wool' }, ['Wool'], undefined],
  ['no web address', { text: 'x', url: 'javascript:alert(1)' }, ['x'], undefined],
  ['nothing', {}, [], undefined],
])('sharedStart parses %s', (_what, shared, lines, address) => {
  expect(read(shared)).toEqual([lines, address]);
});

it('sharedStart truncates a text that is longer than a block allows', () => {
  const [[line]] = read({ text: 'x'.repeat(5000) }) as [string[], undefined];
  expect(line).toHaveLength(4096);
});
