import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { fromBlocks } from '../model/from-blocks.ts';
import { toBlocks } from '../model/to-blocks.ts';
import type { ContentBlock, DocJson } from '../model/types.ts';
import { backspaceIntoCard, cardToText, insertAddress } from './insert-card.ts';
import { surfaceSchema } from './schema.ts';

const ADDRESS = 'https://fog.example/a';
const card: ContentBlock = { type: 'link', url: ADDRESS };
const text = (words: string): ContentBlock => ({ type: 'text', text: words });
const linked: ContentBlock = {
  type: 'text',
  text: ADDRESS,
  formatting: [{ type: 'link', start: 0, end: ADDRESS.length, url: ADDRESS }],
};

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
    extensions: extensions as never,
    content: fromBlocks(content).doc,
  });
  // Destroys the editor, which would otherwise access the document after it is gone.
  onTestFinished(() => editor.destroy());
  return editor;
}

const docOf = (current: Editor) => current.getJSON() as DocJson;
const contentOf = (current: Editor): ContentBlock[] => toBlocks(docOf(current)).content;

/** Moves the cursor into the last line. */
function toEnd({ view }: Editor): void {
  view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
}

it('a pasted address becomes a card; the first undo restores the address, the second removes it', () => {
  const current = open(text('before'), text(''));
  insertAddress(current.view, ADDRESS, 9);
  expect(contentOf(current)).toEqual([text('before'), card]);
  expect(docOf(current).content[1]).toMatchObject({ type: 'embed', attrs: { isFresh: true } });
  current.commands.undo();
  expect(contentOf(current)).toEqual([text('before'), linked]);
  current.commands.undo();
  expect(contentOf(current)).toEqual([text('before')]);
  current.commands.redo();
  current.commands.redo();
  expect(contentOf(current)).toEqual([text('before'), card]);
});

it('Backspace below a card restores its address, and text typed then is not part of the link', () => {
  const current = open(text('before'), card);
  toEnd(current);
  expect(backspaceIntoCard(current.view)).toBe(true);
  expect(contentOf(current)).toEqual([text('before'), linked]);
  current.view.dispatch(closeHistory(current.state.tr.insertText('!')));
  expect(contentOf(current)[1]).toEqual({ ...linked, text: `${ADDRESS}!` });
  current.commands.undo();
  current.commands.undo();
  expect(contentOf(current)).toEqual([text('before'), card]);
});

it.each([
  ['text', [card, text('after')]],
  ['a poll', [{ type: 'poll' } as ContentBlock, text('')]],
  ['uploaded sound', [{ type: 'audio', url: ADDRESS, media: { url: '/media/a.mp3' } } as ContentBlock]],
])('Backspace below %s leaves it unchanged', (_name, content) => {
  const current = open(...content);
  toEnd(current);
  const before = docOf(current);
  expect(backspaceIntoCard(current.view)).toBe(false);
  expect(docOf(current)).toEqual(before);
});

it('a card of another site’s audio can be turned into its address; other blocks cannot', () => {
  const song: ContentBlock = { type: 'audio', provider: 'spotify', url: ADDRESS };
  const current = open(song, text('after'));
  expect(cardToText(current.view, 0)).toBe(true);
  expect(contentOf(current)).toEqual([linked, text('after')]);
  expect(cardToText(current.view, 0)).toBe(false);
});
