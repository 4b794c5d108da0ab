import type { Editor } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { rowSizes } from './move-picture.ts';

const isBlankText = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0;

/**
 * Inserts blocks on lines of their own: in place of the empty line at `position`, otherwise after the block there. Puts
 * the cursor on the line below them.
 */
export function insertBlocks(tr: Transaction, position: number, blocks: readonly Node[]): Transaction {
  const place = tr.doc.resolve(Math.min(position, tr.doc.content.size));
  const block = place.depth > 0 ? place.node(1) : null;
  const from = block ? (isBlankText(block) ? place.before(1) : place.after(1)) : place.pos;
  const to = block ? place.after(1) : place.pos;
  tr.replaceWith(from, to, [...blocks]);
  const end = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const next = tr.doc.nodeAt(end);
  if (next?.type.name !== 'paragraph') {
    const line = tr.doc.type.schema.nodes.paragraph?.create();
    if (line) tr.insert(end, line);
  }
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}

/**
 * Creates rows of images that are being uploaded, by their local ids. At the beginning of a post the first of
 * three or more images has a row of its own.
 */
export function pictureRows(schema: Schema, localIds: readonly string[], isBeginning: boolean): Node[] {
  const { picture, pictureRow } = schema.nodes;
  if (!picture || !pictureRow) return [];
  let start = 0;
  return rowSizes(localIds.length, isBeginning).map((size) => {
    const pictures = localIds.slice(start, start + size).map((localId) => picture.create({ localId }));
    start += size;
    return pictureRow.create(null, pictures);
  });
}

/** Inserts a line at the cursor that a post has once. Returns false when it is there already. */
function insertOnce(editor: Editor, name: 'readMore' | 'paywall'): boolean {
  let isThere = false;
  editor.state.doc.forEach((node) => {
    if (node.type.name === name) isThere = true;
  });
  if (isThere) return false;
  return editor.commands.command(({ state, tr }) => {
    const line = state.schema.nodes[name]?.create();
    if (line) insertBlocks(tr, state.selection.to, [line]);
    return Boolean(line);
  });
}

/** Inserts "Keep reading" at the cursor. Returns false when the post already has a fold. */
export function insertReadMore(editor: Editor): boolean {
  return insertOnce(editor, 'readMore');
}

/** Inserts the line of the part for supporters at the cursor. Returns false when the post already has one. */
export function insertPaywall(editor: Editor): boolean {
  return insertOnce(editor, 'paywall');
}
