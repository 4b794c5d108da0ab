import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { type BlockStep, canMoveBlock, moveBlock } from './move-block.ts';
import { surfaceSchema } from './schema.ts';

const schema = getSchema(surfaceSchema);

/** Builds a document: "-" is a fold, "" an empty paragraph, anything else a paragraph of this text. */
function stateOf(...blocks: string[]): EditorState {
  const content = blocks.map((block) =>
    block === '-'
      ? { type: 'readMore' }
      : { type: 'paragraph', content: block === '' ? [] : [{ type: 'text', text: block }] },
  );
  return EditorState.create({ doc: schema.nodeFromJSON({ type: 'doc', content }) });
}

function shortOf({ doc }: EditorState['tr']): string[] {
  doc.check();
  return doc.children.map((block) => (block.type.name === 'readMore' ? '-' : block.textContent));
}

function positionOf({ doc }: EditorState, index: number): number {
  return doc.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0);
}

describe('moveBlock', () => {
  it.each<[string[], number, BlockStep, string[]]>([
    [['one', '-', 'two', 'three'], 1, -1, ['-', 'one', 'two', 'three']],
    [['one', '-', 'two', 'three'], 1, 1, ['one', 'two', '-', 'three']],
    [['one', 'two', '-', 'three'], 2, 1, ['one', 'two', 'three', '-']],
    [['', '-', 'two'], 1, -1, ['-', '', 'two']],
  ])(
    'moveBlock in %j moves block %i by %i and keeps the order of the others',
    (before, index, step, after) => {
      const state = stateOf(...before);
      const { tr } = state;
      const landed = moveBlock(tr, positionOf(state, index), step);
      expect(shortOf(tr)).toEqual(after);
      expect(tr.doc.nodeAt(landed ?? -1)?.type.name).toBe('readMore');
    },
  );

  it.each<[string[], number, BlockStep]>([
    [['-', 'one'], 0, -1],
    [['one', '-'], 1, 1],
    [['one', '-', ''], 1, 1],
  ])('moveBlock in %j leaves block %i at an end in place (%i)', (blocks, index, step) => {
    const state = stateOf(...blocks);
    expect(canMoveBlock(state.doc, positionOf(state, index), step)).toBe(false);
    expect(moveBlock(state.tr, positionOf(state, index), step)).toBeUndefined();
  });

  it.each<[number, BlockStep, number]>([
    [6, -1, 1],
    [6, 1, 14],
  ])('moveBlock keeps the caret in a moved paragraph (from %i by %i to %i)', (caret, step, expected) => {
    const state = stateOf('one', 'two', 'three!');
    const { tr } = state;
    tr.setSelection(TextSelection.create(tr.doc, caret));
    moveBlock(tr, positionOf(state, 1), step);
    expect([tr.selection.anchor, tr.selection.$head.parent.textContent]).toEqual([expected, 'two']);
  });
});
