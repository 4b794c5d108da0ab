import { Editor } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fromBlocks } from '../model/from-blocks.ts';
import { toBlocks } from '../model/to-blocks.ts';
import type { ContentBlock, DocJson } from '../model/types.ts';
import { ProtectNodes } from './protect-nodes.ts';
import { surfaceSchema } from './schema.ts';

const image: ContentBlock = {
  type: 'image',
  media: [{ url: '/media/a.jpg', width: 8, height: 6 }],
  altText: 'A cat',
};
const text = (words: string): ContentBlock => ({ type: 'text', text: words });

function open(...content: ContentBlock[]): Editor {
  // Leaves out the node views, which need React and do not change the document.
  const extensions = surfaceSchema.map((one) =>
    'addNodeView' in one.config ? one.extend({ addNodeView: null }) : one,
  );
  const editor = new Editor({
    extensions: [...extensions, ProtectNodes] as never,
    content: fromBlocks(content).doc,
  });
  // Destroys the editor, which would otherwise access the document after it is gone.
  onTestFinished(() => editor.destroy());
  return editor;
}

const contentOf = (current: Editor): ContentBlock[] => toBlocks(current.getJSON() as DocJson).content;

/** Types characters as a keyboard does. */
function type(current: Editor, letters: string): void {
  const { view } = current;
  const { from, to } = view.state.selection;
  const fallback = () => view.state.tr.insertText(letters, from, to);
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, letters, fallback));
  if (!isHandled) view.dispatch(fallback());
}

/** Selects the image of a post that starts with one: row, then image. */
function choosePicture(current: Editor): void {
  current.commands.setNodeSelection(1);
}

describe('ProtectNodes', () => {
  it('typing while an image is selected adds a paragraph below it', () => {
    const current = open(image, text('after'));
    choosePicture(current);
    type(current, 'x');
    type(current, 'y');
    expect(contentOf(current)).toEqual([image, text('xy'), text('after')]);
  });

  it('typing while a card is selected adds a paragraph below it', () => {
    const card: ContentBlock = { type: 'link', url: 'https://skein.example/' };
    const current = open(card);
    current.commands.setNodeSelection(0);
    type(current, 'x');
    expect(contentOf(current)).toEqual([card, text('x')]);
  });

  it('deleting the last image of a row removes the row, and creates no other', () => {
    const current = open(text('before'), image, text('after'));
    current.commands.setNodeSelection(9);
    current.commands.deleteSelection();
    expect(current.getJSON().content?.map(({ type: kind }) => kind)).toEqual(['paragraph', 'paragraph']);
    expect(contentOf(current)).toEqual([text('before'), text('after')]);
  });

  it('deleting everything leaves an empty paragraph', () => {
    const current = open(image);
    current.commands.selectAll();
    current.commands.deleteSelection();
    expect(current.getJSON().content?.map(({ type: kind }) => kind)).toEqual(['paragraph']);
  });
});
