import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { MAX_CAROUSEL_IMAGES, MAX_ROW_IMAGES } from '../model/types.ts';

/** Moves of an image: up or down the post, into the row of the image above it, or out of its row. */
export type PictureMove = 'up' | 'down' | 'join' | 'split';

interface PicturePosition {
  row: Node;
  /** Position before the row, and the row's index among the blocks. */
  rowStart: number;
  rowIndex: number;
  picture: Node;
  /** Index of the image in its row. */
  index: number;
}

function positionOf(doc: Node, localId: string): PicturePosition | undefined {
  let found: PicturePosition | undefined;
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

/** Returns true when a row can take another image. */
function hasRoom(row: Node): boolean {
  return row.childCount < (isCarousel(row) ? MAX_CAROUSEL_IMAGES : MAX_ROW_IMAGES);
}

function rowAbove(doc: Node, { rowIndex }: PicturePosition): Node | null {
  const above = rowIndex > 0 ? doc.child(rowIndex - 1) : null;
  return above?.type.name === 'pictureRow' && hasRoom(above) ? above : null;
}

/** Returns true when a move would change anything. */
export function canMove(doc: Node, localId: string, move: PictureMove): boolean {
  const place = positionOf(doc, localId);
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

/** Replaces `count` blocks, starting with block `first`, by other blocks. */
function replaceBlocks(tr: Transaction, first: number, count: number, blocks: Node[]): void {
  let from = 0;
  for (let index = 0; index < first; index += 1) from += tr.doc.child(index).nodeSize;
  let to = from;
  for (let index = first; index < first + count; index += 1) to += tr.doc.child(index).nodeSize;
  tr.replaceWith(from, to, blocks);
}

/**
 * Moves an image: within its row first, then out of it, then past its neighbours. Changes the transaction only where
 * something moves.
 *
 * @returns true when something moved
 */
export function movePicture(tr: Transaction, localId: string, move: PictureMove): boolean {
  const place = positionOf(tr.doc, localId);
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

/**
 * Returns the other display mode of an image's row: a carousel, or side by side again. Undefined for a single image.
 */
export function otherMode(doc: Node, localId: string): 'carousel' | 'row' | undefined {
  const row = positionOf(doc, localId)?.row;
  if (!row || row.childCount < 2) return undefined;
  return isCarousel(row) ? 'row' : 'carousel';
}

/**
 * Converts an image's row to a carousel, or a carousel to rows of at most ROW_MAX images.
 *
 * @returns true when something changed
 */
export function changeMode(tr: Transaction, localId: string): boolean {
  const place = positionOf(tr.doc, localId);
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

/** Removes an image, and its row when the row becomes empty. */
export function removePicture(tr: Transaction, localId: string): boolean {
  const place = positionOf(tr.doc, localId);
  if (!place) return false;
  const { row, rowIndex, picture } = place;
  const others = childrenOf(row).filter((child) => child !== picture);
  const left = others.length > 0 ? [row.type.create(row.attrs, others)] : [];
  const isOnly = tr.doc.childCount === 1 && left.length === 0;
  replaceBlocks(tr, rowIndex, 1, isOnly ? [tr.doc.type.schema.nodes.paragraph?.create() ?? row] : left);
  return true;
}

/** Drop position of an image: beside another one, or between blocks at a position of the document. */
export type DropPosition = { beside: string; after: boolean } | { position: number };

/**
 * Moves an image to its drop position. Next to a full row it gets a row of its own above or below.
 *
 * @returns true when something moved
 */
export function dropPicture(tr: Transaction, localId: string, where: DropPosition): boolean {
  const from = positionOf(tr.doc, localId);
  if (!from || ('beside' in where && where.beside === localId)) return false;
  const marker = 'beside' in where ? undefined : tr.doc.resolve(where.position);
  const between = marker ? marker.index(0) + (marker.depth > 0 && marker.parentOffset > 0 ? 1 : 0) : 0;
  const hasLeftRow = from.row.childCount === 1;
  if (hasLeftRow && tr.doc.childCount === 1) return false;
  removePicture(tr, localId);
  const target = 'beside' in where ? positionOf(tr.doc, where.beside) : undefined;
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
 * Returns the row sizes for `count` images added together: at most three per row, no single image at the end. At the
 * beginning of a post the first of three or more images has a row of its own.
 */
export function rowSizes(count: number, isBeginning = false): number[] {
  if (isBeginning && count >= MAX_ROW_IMAGES) return [1, ...rowSizes(count - 1)];
  const rows = Math.ceil(count / MAX_ROW_IMAGES);
  return Array.from({ length: rows }, (_, index) => Math.floor((count + rows - 1 - index) / rows));
}
