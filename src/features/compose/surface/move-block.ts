import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** One position up (-1) or down (1) among the blocks. */
export type BlockStep = -1 | 1;

/** Returns true for the empty paragraph at the end, below which no block can move. */
function isTrailingParagraph(doc: Node, index: number): boolean {
  const block = doc.child(index);
  return index === doc.childCount - 1 && block.type.name === 'paragraph' && block.content.size === 0;
}

/** Returns true when the block at a position can be swapped with its neighbour. */
export function canMoveBlock(doc: Node, position: number, step: BlockStep): boolean {
  const target = doc.resolve(position).index(0) + step;
  return target >= 0 && target < doc.childCount && !(step === 1 && isTrailingParagraph(doc, target));
}

/** Returns the possible moves of a block. */
export function stepsOf(doc: Node, position: number): BlockStep[] {
  return ([-1, 1] as const).filter((step) => canMoveBlock(doc, position, step));
}

/**
 * Swaps the block at a position with the one above or below it.
 *
 * @returns the block's new position; undefined where it stays
 */
export function moveBlock(tr: Transaction, position: number, step: BlockStep): number | undefined {
  const { doc } = tr;
  if (!canMoveBlock(doc, position, step)) return undefined;
  const index = doc.resolve(position).index(0);
  const block = doc.child(index);
  const other = doc.child(index + step);
  const from = step === 1 ? position : position - other.nodeSize;
  const pair = step === 1 ? [other, block] : [block, other];
  const landed = step === 1 ? from + other.nodeSize : from;
  const { anchor, head } = tr.selection;
  const isWithin = (place: number) => place > position && place < position + block.nodeSize;
  tr.replaceWith(from, from + block.nodeSize + other.nodeSize, pair);
  // Moves the selection along with its paragraph.
  if (block.isTextblock && isWithin(anchor) && isWithin(head)) {
    const way = landed - position;
    tr.setSelection(TextSelection.create(tr.doc, anchor + way, head + way));
  }
  return landed;
}
