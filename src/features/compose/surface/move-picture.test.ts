import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import type { BlockJson } from '../model/types.ts';
import {
  canMove,
  changeMode,
  type DropPosition,
  dropPicture,
  movePicture,
  otherMode,
  type PictureMove,
  removePicture,
  rowSizes,
} from './move-picture.ts';
import { surfaceSchema } from './schema.ts';

const schema = getSchema(surfaceSchema);

/** Builds a document: "text", rows of images such as "ab", and carousels such as "<ab". */
function stateOf(...blocks: string[]): EditorState {
  const content = blocks.map(
    (block): BlockJson =>
      block === 'text'
        ? {
            type: 'paragraph',
            attrs: { subtype: null, indentLevel: 0 },
            content: [{ type: 'text', text: 'x' }],
          }
        : {
            type: 'pictureRow',
            attrs: { mode: block.startsWith('<') ? 'carousel' : null },
            content: Array.from(block.replace('<', ''), (localId) => ({
              type: 'picture',
              attrs: { localId, block: null, altText: '' },
            })),
          },
  );
  return EditorState.create({ doc: schema.nodeFromJSON({ type: 'doc', content }) });
}

function shortOf({ doc }: EditorState['tr']): string[] {
  doc.check();
  const found: string[] = [];
  doc.forEach((block) => {
    let letters = block.attrs.mode === 'carousel' ? '<' : '';
    block.forEach((child) => {
      letters += child.attrs.localId ?? '';
    });
    found.push(letters || (block.content.size > 0 ? 'text' : 'empty'));
  });
  return found;
}

describe('movePicture', () => {
  it.each<[PictureMove, string, string[], string[]]>([
    ['up', 'b', ['abc'], ['bac']],
    ['down', 'b', ['abc'], ['acb']],
    ['up', 'a', ['ab'], ['a', 'b']],
    ['down', 'b', ['ab'], ['a', 'b']],
    ['up', 'a', ['text', 'a'], ['a', 'text']],
    ['down', 'a', ['a', 'text', 'b'], ['text', 'a', 'b']],
    ['join', 'c', ['ab', 'c'], ['abc']],
    ['split', 'b', ['abc'], ['ac', 'b']],
  ])('movePicture: %s moves %s of %j', (move, picture, before, after) => {
    const { tr } = stateOf(...before);
    expect(movePicture(tr, picture, move)).toBe(true);
    expect(shortOf(tr)).toEqual(after);
  });

  it.each<[PictureMove, string, string[]]>([
    ['up', 'a', ['a', 'text']],
    ['down', 'a', ['text', 'a']],
    ['join', 'a', ['text', 'a']],
    ['join', 'd', ['abc', 'd']],
    ['split', 'a', ['a']],
    ['up', 'z', ['a']],
  ])('movePicture: %s changes nothing for %s of %j', (move, picture, before) => {
    const { tr, doc } = stateOf(...before);
    expect(canMove(doc, picture, move)).toBe(false);
    expect(movePicture(tr, picture, move)).toBe(false);
    expect(shortOf(tr)).toEqual(before);
  });
});

describe('dropPicture', () => {
  it.each<[string, DropPosition, string[], string[]]>([
    ['c', { beside: 'a', after: false }, ['ab', 'c'], ['cab']],
    ['c', { beside: 'a', after: true }, ['ab', 'c'], ['acb']],
    ['a', { beside: 'b', after: true }, ['ab', 'text'], ['ba', 'text']],
    ['d', { beside: 'a', after: false }, ['abc', 'd'], ['d', 'abc']],
    ['d', { beside: 'a', after: true }, ['abc', 'd'], ['abc', 'd']],
    ['b', { position: 0 }, ['text', 'ab'], ['b', 'text', 'a']],
    ['a', { position: 5 }, ['a', 'text', 'b'], ['text', 'a', 'b']],
    ['b', { position: 3 }, ['a', 'text', 'b'], ['a', 'b', 'text']],
  ])('dropPicture puts %s at %j', (picture, place, before, after) => {
    const { tr } = stateOf(...before);
    expect(dropPicture(tr, picture, place)).toBe(true);
    expect(shortOf(tr)).toEqual(after);
  });

  it.each<[string, DropPosition, string[]]>([
    ['a', { beside: 'a', after: true }, ['ab']],
    ['z', { beside: 'a', after: true }, ['ab']],
    ['a', { position: 0 }, ['a']],
  ])('dropPicture leaves %s in place at %j', (picture, place, before) => {
    const { tr } = stateOf(...before);
    expect(dropPicture(tr, picture, place)).toBe(false);
    expect(shortOf(tr)).toEqual(before);
  });
});

describe('removePicture', () => {
  it.each([
    [
      ['ab', 'text'],
      ['b', 'text'],
    ],
    [['a', 'text'], ['text']],
    [['a'], ['empty']],
  ])('removePicture removes a from %j', (before, after) => {
    const { tr } = stateOf(...before);
    expect(removePicture(tr, 'a')).toBe(true);
    expect(shortOf(tr)).toEqual(after);
  });
});

it.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
])('pictureRows arranges %i images that are added together as rows of %j', (count, sizes) => {
  expect(rowSizes(count)).toEqual(sizes);
});

it.each([
  [1, [1]],
  [2, [2]],
  [3, [1, 2]],
  [4, [1, 3]],
  [5, [1, 2, 2]],
])('a post that starts with %i images has rows of %j', (count, sizes) => {
  expect(rowSizes(count, true)).toEqual(sizes);
});

describe('carousel', () => {
  it.each<[string, string, string[], string[]]>([
    ['is made of a row', 'b', ['text', 'abc'], ['text', '<abc']],
    ['becomes a row', 'a', ['<ab', 'text'], ['ab', 'text']],
    ['becomes as many rows as look large', 'c', ['<abcdefg'], ['abc', 'de', 'fg']],
  ])('changeMode: %s', (_, picture, before, after) => {
    const { tr } = stateOf(...before);
    expect(changeMode(tr, picture)).toBe(true);
    expect(shortOf(tr)).toEqual(after);
  });

  it('a carousel needs two images', () => {
    const { tr, doc } = stateOf('a', 'text');
    expect([otherMode(doc, 'a'), changeMode(tr, 'a'), tr.docChanged]).toEqual([undefined, false, false]);
  });

  it('a carousel takes ten images, from below and beside, where a row takes three', () => {
    const nine = stateOf('<abcdefghi', 'j');
    expect(canMove(nine.doc, 'j', 'join')).toBe(true);
    expect(movePicture(nine.tr, 'j', 'join')).toBe(true);
    const { tr } = stateOf('<abcdefghi', 'text', 'j');
    dropPicture(tr, 'j', { beside: 'c', after: true });
    expect(shortOf(tr)).toEqual(['<abcjdefghi', 'text']);
    const full = stateOf('<abcdefghij', 'k');
    expect(canMove(full.doc, 'k', 'join')).toBe(false);
    const { tr: other } = stateOf('<abcdefghij', 'text', 'k');
    dropPicture(other, 'k', { beside: 'c', after: true });
    expect(shortOf(other)).toEqual(['<abcdefghij', 'k', 'text']);
  });

  it('images of a carousel are moved like those of a row', () => {
    const { tr } = stateOf('<abcd');
    movePicture(tr, 'c', 'up');
    expect(shortOf(tr)).toEqual(['<acbd']);
  });
});
