import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** One place up or down among the blocks. */
export type BlockStep = -1 | 1;

/** The empty line that ends a post is no place to go below. */
function isEnd(doc: Node, index: number): boolean {
  const block = doc.child(index);
  return index === doc.childCount - 1 && block.type.name === 'paragraph' && block.content.size === 0;
}

/** Whether the block at a position has another one to change places with. */
export function canMoveBlock(doc: Node, position: number, step: BlockStep): boolean {
  const target = doc.resolve(position).index(0) + step;
  return target >= 0 && target < doc.childCount && !(step === 1 && isEnd(doc, target));
}

/** The moves there is room for. */
export function stepsOf(doc: Node, position: number): BlockStep[] {
  return ([-1, 1] as const).filter((step) => canMoveBlock(doc, position, step));
}

/**
 * Has the block at a position change places with the one above or below it.
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
  // The caret goes along with the line it stands in.
  if (block.isTextblock && isWithin(anchor) && isWithin(head)) {
    const way = landed - position;
    tr.setSelection(TextSelection.create(tr.doc, anchor + way, head + way));
  }
  return landed;
}
