import { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fromBlocks } from '../model/from-blocks.ts';
import { toBlocks } from '../model/to-blocks.ts';
import type { ContentBlock, DocJson } from '../model/types.ts';
import { hasForeignPictures } from './paste.ts';
import { PasteAndDrop } from './paste-and-drop.ts';
import { surfaceSchema } from './schema.ts';

// Stubs layout methods that the editor calls, because jsdom has no layout.
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

function open(...content: ContentBlock[]): Editor {
  // Leaves out the node views, which need React and do not change the document.
  const extensions = surfaceSchema.map((one) =>
    'addNodeView' in one.config ? one.extend({ addNodeView: null }) : one,
  );
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...extensions, PasteAndDrop] as never,
    enablePasteRules: ['link'],
    content: fromBlocks(content).doc,
  });
  // Destroys the editor, which would otherwise access the document after it is gone.
  onTestFinished(() => editor.destroy());
  editor.commands.setTextSelection(editor.state.doc.content.size);
  return editor;
}

/** Pastes like a browser, with every copied format. */
function paste({ view }: Editor, copied: { html?: string; text?: string }): void {
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === 'text/html' ? copied.html : copied.text) ?? '',
  };
  view.dom.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
  );
}

const contentOf = (current: Editor): ContentBlock[] => toBlocks(current.getJSON() as DocJson).content;

function pasted(html: string): ContentBlock[] {
  const current = open();
  paste(current, { html, text: 'the words alone' });
  return contentOf(current);
}
function pastedText(text: string): ContentBlock[] {
  const current = open();
  paste(current, { text });
  return contentOf(current);
}

const text = (words: string, rest: object = {}) => ({ type: 'text', text: words, ...rest });
/** Builds a list item. */
function item(words: string, indentLevel = 0, kind = 'unordered') {
  return text(words, { subtype: `${kind}-list-item`, ...(indentLevel > 0 ? { indentLevel } : {}) });
}

it('pasting removes control characters of other programs, as HTML and as text', () => {
  expect(pasted('<p>first\u0007 word\ufffe</p>')).toEqual([text('first word')]);
  expect(pastedText('second\u0001 word\uffff')).toEqual([text('second word')]);
});

it.each([
  ['<p>a</p><img src="https://example.com/a.jpg" width="600">', true],
  ['<img src="data:image/png;base64,AAAA">', true],
  ['<p>a <img src="x.png" alt="🙂"></p>', false],
  ['<img src="pixel.gif" width="1" height="1">', false],
  ['<div data-pictures=""><img src="/media/own.jpg"></div>', false],
  ['<p>no picture</p>', false],
])('hasForeignPictures tells pictures of another site from the rest: %s', (html, isForeign) => {
  expect(hasForeignPictures(html)).toBe(isForeign);
});

it.each([
  ['foo.bar ', false],
  ['notes.txt ', false],
  ['https://example.com ', true],
  ['www.example.com ', true],
  ['example.com/page ', true],
])('typing %jmakes a link only of an address', (typed, isLink) => {
  const editor = open();
  for (const letter of typed) editor.view.dispatch(editor.state.tr.insertText(letter));
  expect(JSON.stringify(contentOf(editor)).includes('"link"')).toBe(isLink);
});

describe('pasting HTML', () => {
  it.each([
    [
      'headings',
      '<h1>One</h1><h2>Two</h2><h4>Four</h4><p>text</p>',
      [
        text('One', { subtype: 'heading1' }),
        text('Two', { subtype: 'heading1' }),
        text('Four', { subtype: 'heading2' }),
        text('text'),
      ],
    ],
    [
      'nested lists',
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
      [item('a'), item('b', 1, 'ordered'), item('c', 1, 'ordered'), item('d')],
    ],
    [
      'a quote',
      '<blockquote><p>One</p><p>Two</p></blockquote>',
      [text('One', { subtype: 'indented' }), text('Two', { subtype: 'indented' })],
    ],
    [
      'bold, italic and struck words',
      '<p>a <b>b</b> <em>c</em> <s>d</s></p>',
      [
        text('a b c d', {
          formatting: [
            { type: 'bold', start: 2, end: 3 },
            { type: 'italic', start: 4, end: 5 },
            { type: 'strikethrough', start: 6, end: 7 },
          ],
        }),
      ],
    ],
    [
      'a link',
      '<p>see <a href="https://fog.example/a" target="_top" onclick="x()">fog</a></p>',
      [text('see fog', { formatting: [{ type: 'link', start: 4, end: 7, url: 'https://fog.example/a' }] })],
    ],
    [
      'the wrapper of an office on the web',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a <span style="font-weight:700">b</span></p></b>',
      [text('a b', { formatting: [{ type: 'bold', start: 2, end: 3 }] })],
    ],
    [
      'the lists of a word processor',
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>a</p>
      <p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.  </span>b</p>`,
      [item('a'), item('b', 1, 'ordered')],
    ],
    [
      'a table',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td></td></tr></table>',
      [text('a · b'), text('c')],
    ],
    ['set text', '<pre>one\n  two\n</pre>', [text('one\n\u00a0\u00a0two')]],
  ])('pasting HTML keeps %s', (_what, html, blocks) => {
    expect(pasted(html)).toEqual(blocks);
  });

  it('pasting HTML into the middle of a paragraph does not split it', () => {
    const current = open(text('before after') as ContentBlock);
    current.commands.setTextSelection(8);
    paste(current, { html: '<p>and <i>then</i></p>' });
    expect(contentOf(current)).toMatchObject([{ text: 'before and thenafter' }]);
  });
});

describe('pasting Markdown', () => {
  it.each([
    [
      'headings and a quote',
      '# One\n\ntext\n\n> said',
      [text('One', { subtype: 'heading1' }), text('text'), text('said', { subtype: 'indented' })],
    ],
    ['lists in lists', '- a\n  1. b\n- c', [item('a'), item('b', 1, 'ordered'), item('c')]],
    [
      'bold words and a link',
      'a **b** [c](https://fog.example/a)',
      [
        text('a b c', {
          formatting: [
            { type: 'bold', start: 2, end: 3 },
            { type: 'link', start: 4, end: 5, url: 'https://fog.example/a' },
          ],
        }),
      ],
    ],
  ])('pasting Markdown keeps %s', (_what, markdown, blocks) => {
    expect(pastedText(markdown)).toEqual(blocks);
  });

  it.each([
    'Two * three * four',
    '- one dash is a thought',
    'a_b_c and 2. second',
    '#tag #another',
    'an [aside] (in brackets)',
  ])('pasting Markdown leaves %s unchanged', (words) => {
    expect(pastedText(words)).toEqual([text(words)]);
  });
});

describe('pasting a hostile document', () => {
  const wordsIn = (blocks: ContentBlock[]): string => JSON.stringify(blocks);

  it.each([
    ['<script>globalThis.wasRun = 1</script><p>a</p>'],
    ['<p>a</p><img src=x onerror="globalThis.wasRun = 1">'],
    ['<svg onload="globalThis.wasRun = 1"><script>globalThis.wasRun = 1</script></svg><p>a</p>'],
    ['<style>p { color: red }</style><p>a</p>'],
    ['<iframe src="https://spy.example"></iframe><p>a</p>'],
    ['<p onclick="globalThis.wasRun = 1">a</p><object data="https://spy.example/x"></object>'],
    ['<form action="https://spy.example"><input name="p" value="x"><p>a</p></form>'],
    ['<link rel="stylesheet" href="https://spy.example/a.css"><p>a</p>'],
    ['<template><p>hidden</p></template><p>a</p>'],
    ['<math><mtext><img src=x onerror="globalThis.wasRun = 1"></mtext></math><p>a</p>'],
  ])('pasting a hostile document inserts only its text: %s', (html) => {
    expect(pasted(html)).toEqual([text('a')]);
    expect('wasRun' in globalThis).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
  ])('pasting a hostile document makes no link of %j', (href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = 'here';
    expect(pasted(`<p>${link.outerHTML}</p>`)).toEqual([text('here')]);
    expect(wordsIn(pastedText(`**a** [here](${href.trim().replaceAll(/\s/g, '')})`))).not.toContain('"link"');
  });

  it('pasting a hostile document creates no mentions and no blocks of the editor', () => {
    const blocks = pasted(
      '<p data-subtype="evil" data-indent="99">a</p><span data-mention="t:x">@odile</span><div data-pictures=""><img src="https://spy.example/a.gif"></div>',
    );
    expect(wordsIn(blocks)).not.toMatch(/evil|"mention"|spy/);
    expect(wordsIn(blocks)).toContain('@odile');
  });

  it('pasting a hostile document of any depth and size does not block the page', () => {
    const deep = `${'<div>'.repeat(400)}a${'</div>'.repeat(400)}`;
    expect(pasted(deep)).toEqual([text('a')]);
    const lists = `${'<ul><li>x'.repeat(120)}${'</li></ul>'.repeat(120)}`;
    expect(pasted(lists).every((block) => (block as { indentLevel?: number }).indentLevel ?? 0 <= 7)).toBe(
      true,
    );
  });
});
