import { Editor } from '@tiptap/core';
import { expect, it, onTestFinished } from 'vitest';
import { fromBlocks } from '../model/from-blocks.ts';
import { toBlocks } from '../model/to-blocks.ts';
import { docJsonOf } from './doc-json.ts';
import { surfaceSchema } from './schema.ts';

it('docJsonOf returns the document, with the same objects for unchanged blocks', () => {
  // Leaves out the node views, which need React and do not change the document.
  const extensions = surfaceSchema.map((one) =>
    'addNodeView' in one.config ? one.extend({ addNodeView: null }) : one,
  );
  const words = ['one', 'two', 'three'].map((text) => ({ type: 'text' as const, text }));
  const editor = new Editor({ extensions: [...extensions] as never, content: fromBlocks(words).doc });
  onTestFinished(() => editor.destroy());
  const before = docJsonOf(editor.state.doc);
  const blocks = toBlocks(before).content;
  editor.view.dispatch(editor.state.tr.insertText('!', 9));
  const after = docJsonOf(editor.state.doc);
  expect(before).not.toEqual(after);
  expect(after).toEqual(editor.getJSON());
  expect(after.content.map((block, at) => block === before.content[at])).toEqual([true, false, true]);
  expect(toBlocks(after).content.map((block, at) => block === blocks[at])).toEqual([true, false, true]);
  expect(toBlocks(after).content).toMatchObject([{ text: 'one' }, { text: 'two!' }, { text: 'three' }]);
});
