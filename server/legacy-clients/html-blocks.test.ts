import { expect, test } from 'vitest';
import { blocksOfHtml } from './html-blocks.ts';

test.each([
  ['plain words', [{ type: 'text', text: 'plain words' }]],
  [
    '<p>One</p>\n<p>Two</p>',
    [
      { type: 'text', text: 'One' },
      { type: 'text', text: 'Two' },
    ],
  ],
  ['<h1>Hills</h1>', [{ type: 'text', text: 'Hills', subtype: 'heading1' }]],
  ['<blockquote><p>Said</p></blockquote>', [{ type: 'text', text: 'Said', subtype: 'indented' }]],
  [
    '<ol><li>a</li></ol><ul><li>b</li></ul>',
    [
      { type: 'text', text: 'a', subtype: 'ordered-list-item' },
      { type: 'text', text: 'b', subtype: 'unordered-list-item' },
    ],
  ],
  ['one<br>two', [{ type: 'text', text: 'one\ntwo' }]],
  ['  much \n\t space  ', [{ type: 'text', text: 'much space' }]],
  ['', []],
  ['<p> </p><script>alert(1)</script>', []],
])('blocksOfHtml converts %s', (html, blocks) => {
  expect(blocksOfHtml(html)).toEqual(blocks);
});

test('blocksOfHtml counts formatting ranges in code points and ends them with the text', () => {
  expect(blocksOfHtml('<p>😀 <b>bold </b><a href="https://example.com/">there</a></p>')[0]).toEqual({
    type: 'text',
    text: '😀 bold there',
    formatting: [
      { type: 'bold', start: 2, end: 7 },
      { type: 'link', url: 'https://example.com/', start: 7, end: 12 },
    ],
  });
});

test('blocksOfHtml drops links to scripts', () => {
  expect(blocksOfHtml('<a href="javascript:alert(1)">x</a>')).toEqual([{ type: 'text', text: 'x' }]);
});

test('blocksOfHtml turns a picture of another site into a link', () => {
  expect(blocksOfHtml('<img src="https://example.com/a.png" alt="A hill">')).toEqual([
    {
      type: 'text',
      text: 'A hill',
      formatting: [{ type: 'link', url: 'https://example.com/a.png', start: 0, end: 6 }],
    },
  ]);
});

test('blocksOfHtml returns nothing for HTML that is nested too deeply', () => {
  expect(blocksOfHtml(`${'<div>'.repeat(5000)}deep`)).toEqual([]);
});
