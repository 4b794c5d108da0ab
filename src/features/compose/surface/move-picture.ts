import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { CAROUSEL_MAX, ROW_MAX } from '../model/types.ts';

/** Where a picture can go: up or down the post, beside the picture above it, or out of its row. */
export type PictureMove = 'up' | 'down' | 'join' | 'split';

interface Place {
  row: Node;
  /** Position before the row, and the row's place among the blocks. */
  rowStart: number;
  rowIndex: number;
  picture: Node;
  /** The picture's place in its row. */
  index: number;
}

function placeOf(doc: Node, localId: string): Place | undefined {
  let found: Place | undefined;
  doc.forEach((row, rowStart, rowIndex) => {
    if (row.type.name !== 'pictureRow') return;
    row.forEach((picture, _offset, index) => {
      if (picture.attrs.localId === localId) found = { row, rowStart, rowIndex, picture, index };
    });
  });
  return found;
}

function isCarousel(row: Node): boolean {
  return row.attrs.mode === 'carousel';
}

/** Whether a row takes another picture. */
function hasRoom(row: Node): boolean {
  return row.childCount < (isCarousel(row) ? CAROUSEL_MAX : ROW_MAX);
}

function rowAbove(doc: Node, { rowIndex }: Place): Node | null {
  const above = rowIndex > 0 ? doc.child(rowIndex - 1) : null;
  return above?.type.name === 'pictureRow' && hasRoom(above) ? above : null;
}

/** Whether a move would change anything. */
export function canMove(doc: Node, localId: string, move: PictureMove): boolean {
  const place = placeOf(doc, localId);
  if (!place) return false;
  const { row, rowIndex, index } = place;
  if (move === 'join') return row.childCount === 1 && rowAbove(doc, place) !== null;
  if (move === 'split') return row.childCount > 1;
  if (move === 'up') return index > 0 || row.childCount > 1 || rowIndex > 0;
  return index < row.childCount - 1 || row.childCount > 1 || rowIndex < doc.childCount - 1;
}

function childrenOf(row: Node): Node[] {
  const children: Node[] = [];
  row.forEach((child) => {
    children.push(child);
  });
  return children;
}

/** Puts other blocks in place of a stretch of `count` blocks that starts with block `first`. */
function replaceBlocks(tr: Transaction, first: number, count: number, blocks: Node[]): void {
  let from = 0;
  for (let index = 0; index < first; index += 1) from += tr.doc.child(index).nodeSize;
  let to = from;
  for (let index = first; index < first + count; index += 1) to += tr.doc.child(index).nodeSize;
  tr.replaceWith(from, to, blocks);
}

/**
 * Moves a picture: within its row first, then out of it, then past its neighbours. Changes the transaction only where
 * something moves.
 *
 * @returns whether anything moved
 */
export function movePicture(tr: Transaction, localId: string, move: PictureMove): boolean {
  const place = placeOf(tr.doc, localId);
  if (!place || !canMove(tr.doc, localId, move)) return false;
  const { row, rowIndex, picture, index } = place;
  const alone = row.type.create(null, picture);
  const others = childrenOf(row).filter((child) => child !== picture);
  const without = row.type.create(row.attrs, others);

  if (move === 'join') {
    const above = tr.doc.child(rowIndex - 1);
    replaceBlocks(tr, rowIndex - 1, 2, [row.type.create(above.attrs, [...childrenOf(above), picture])]);
    return true;
  }
  if (row.childCount === 1) {
    const first = move === 'up' ? rowIndex - 1 : rowIndex;
    replaceBlocks(tr, first, 2, [tr.doc.child(first + 1), tr.doc.child(first)]);
    return true;
  }
  const target = move === 'up' ? index - 1 : index + 1;
  if (move !== 'split' && target >= 0 && target < row.childCount) {
    replaceBlocks(tr, rowIndex, 1, [row.type.create(row.attrs, others.toSpliced(target, 0, picture))]);
    return true;
  }
  replaceBlocks(tr, rowIndex, 1, move === 'up' ? [alone, without] : [without, alone]);
  return true;
}

/** What a picture's row can be instead: a carousel, or side by side again. Undefined for a picture by itself. */
export function otherMode(doc: Node, localId: string): 'carousel' | 'row' | undefined {
  const row = placeOf(doc, localId)?.row;
  if (!row || row.childCount < 2) return undefined;
  return isCarousel(row) ? 'row' : 'carousel';
}

/**
 * Makes a carousel of a picture's row, or rows of a carousel, as many as look large.
 *
 * @returns whether anything changed
 */
export function changeMode(tr: Transaction, localId: string): boolean {
  const place = placeOf(tr.doc, localId);
  const other = otherMode(tr.doc, localId);
  if (!place || !other) return false;
  const { row, rowIndex } = place;
  const pictures = childrenOf(row);
  if (other === 'carousel') {
    replaceBlocks(tr, rowIndex, 1, [row.type.create({ ...row.attrs, mode: 'carousel' }, pictures)]);
    return true;
  }
  let taken = 0;
  const rows = rowSizes(pictures.length).map((size) => {
    taken += size;
    return row.type.create(null, pictures.slice(taken - size, taken));
  });
  replaceBlocks(tr, rowIndex, 1, rows);
  return true;
}

/** Takes a picture out, and its row with it when nothing is left in it. */
export function removePicture(tr: Transaction, localId: string): boolean {
  const place = placeOf(tr.doc, localId);
  if (!place) return false;
  const { row, rowIndex, picture } = place;
  const others = childrenOf(row).filter((child) => child !== picture);
  const left = others.length > 0 ? [row.type.create(row.attrs, others)] : [];
  const isOnly = tr.doc.childCount === 1 && left.length === 0;
  replaceBlocks(tr, rowIndex, 1, isOnly ? [tr.doc.type.schema.nodes.paragraph?.create() ?? row] : left);
  return true;
}

/** Where a picture is let go: beside another one, or between blocks at a position of the document. */
export type DropPlace = { beside: string; after: boolean } | { position: number };

/**
 * Puts a picture where it was let go. In a row that is full it takes a row of its own above or below.
 *
 * @returns whether anything moved
 */
export function dropPicture(tr: Transaction, localId: string, where: DropPlace): boolean {
  const from = placeOf(tr.doc, localId);
  if (!from || ('beside' in where && where.beside === localId)) return false;
  const marker = 'beside' in where ? undefined : tr.doc.resolve(where.position);
  const between = marker ? marker.index(0) + (marker.depth > 0 && marker.parentOffset > 0 ? 1 : 0) : 0;
  const hasLeftRow = from.row.childCount === 1;
  if (hasLeftRow && tr.doc.childCount === 1) return false;
  removePicture(tr, localId);
  const target = 'beside' in where ? placeOf(tr.doc, where.beside) : undefined;
  const alone = from.row.type.create(null, from.picture);
  if ('beside' in where) {
    if (!target) return false;
    const pictures = childrenOf(target.row);
    const row = target.row.type.create(
      target.row.attrs,
      pictures.toSpliced(target.index + (where.after ? 1 : 0), 0, from.picture),
    );
    const rows = where.after ? [target.row, alone] : [alone, target.row];
    replaceBlocks(tr, target.rowIndex, 1, hasRoom(target.row) ? [row] : rows);
    return true;
  }
  const first = hasLeftRow && from.rowIndex < between ? between - 1 : between;
  replaceBlocks(tr, Math.min(first, tr.doc.childCount), 0, [alone]);
  return true;
}

/**
 * How many pictures stand in each row when `count` arrive together: at most three, none left over alone. Where a post
 * begins with them, the first of three or more stands large by itself.
 */
export function rowSizes(count: number, isBeginning = false): number[] {
  if (isBeginning && count >= ROW_MAX) return [1, ...rowSizes(count - 1)];
  const rows = Math.ceil(count / ROW_MAX);
  return Array.from({ length: rows }, (_, index) => Math.floor((count + rows - 1 - index) / rows));
}
