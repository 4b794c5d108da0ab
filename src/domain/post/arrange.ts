import type { Attribution } from '#generated/zod/attribution.zod.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import { isListLine, type ListNode, lineOf, nestLists } from './lists.ts';

/** One thing to draw. `key` is the index of its first block, stable while the post is not edited. */
export type Piece =
  | { kind: 'block'; key: number; block: ContentBlock }
  | { kind: 'row'; key: number; images: ImageBlock[]; carousel: boolean }
  | { kind: 'chat'; key: number; lines: TextBlock[] }
  | { kind: 'list'; key: number; lists: ListNode[] };

/** A post's blocks in the order and grouping in which they are shown. */
export interface Arranged {
  /** The question of an answered or waiting ask. No `attribution` means its asker is anonymous. */
  ask?: { pieces: Piece[]; attribution?: Attribution };
  /** What is shown at once. */
  pieces: Piece[];
  /** What is shown after “Keep reading”; empty when nothing is held back. */
  rest: Piece[];
}

interface Row {
  blocks: number[];
  carousel: boolean;
}

type LayoutOf<T extends LayoutBlock['type']> = Extract<LayoutBlock, { type: T }>;

function layoutOf<T extends LayoutBlock['type']>(
  layout: readonly LayoutBlock[],
  type: T,
): LayoutOf<T> | undefined {
  return layout.find((entry): entry is LayoutOf<T> => entry.type === type);
}

/** Rows as the layout lists them, then every block it forgot; an index is used once and must exist. */
function rowsOf(count: number, layout: readonly LayoutBlock[]): Row[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  const rows = (layoutOf(layout, 'rows')?.display ?? []).map(({ blocks, mode }) => ({
    blocks: blocks.filter((index) => left.delete(index)),
    carousel: mode?.type === 'carousel',
  }));
  const forgotten = [...left].map((index) => ({ blocks: [index], carousel: false }));
  return [...rows.filter((row) => row.blocks.length > 0), ...forgotten];
}

/**
 * How many rows come before “Keep reading”; all when nothing says so. An impossible `truncateAfter` (unknown block, in
 * the middle of a row, or the last block) is ignored, as the public block format asks.
 */
function rowsShown(
  rows: readonly Row[],
  content: readonly ContentBlock[],
  layout: readonly LayoutBlock[],
): number {
  const after = layoutOf(layout, 'rows')?.truncateAfter ?? layoutOf(layout, 'condensed')?.truncateAfter;
  const said = after === -1 ? 0 : rows.findIndex((row) => row.blocks.at(-1) === after) + 1;
  const cut = after !== undefined && (after === -1 || said > 0) && said < rows.length ? said : rows.length;
  const mark = rows.findIndex((row) => row.blocks.some((index) => content[index]?.type === 'read-more'));
  return mark === -1 ? cut : Math.min(cut, mark);
}

const INVISIBLE = new Set<string>(['none', 'gif-search', 'read-more']);

const isImage = (block: ContentBlock | undefined): block is ImageBlock => block?.type === 'image';

function pieceOf(row: Row, content: readonly ContentBlock[]): Piece[] {
  const blocks = row.blocks.flatMap((key) => {
    const block = content[key];
    return block && !INVISIBLE.has(block.type) ? [{ key, block }] : [];
  });
  const images = blocks.map(({ block }) => block).filter(isImage);
  const [first] = blocks;
  if (first && blocks.length > 1 && images.length === blocks.length)
    return [{ kind: 'row', key: first.key, images, carousel: row.carousel }];
  return blocks.map(({ key, block }) => ({ kind: 'block', key, block }));
}

/** Neighbouring list lines become lists, neighbouring chat lines one conversation. */
function grouped(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let lines: TextBlock[] = [];
  let start = 0;
  const close = (): void => {
    const [first] = lines;
    if (!first) return;
    result.push(
      isListLine(first)
        ? { kind: 'list', key: start, lists: nestLists(lines.map(lineOf)) }
        : { kind: 'chat', key: start, lines },
    );
    lines = [];
  };
  for (const piece of pieces) {
    const text = piece.kind === 'block' && piece.block.type === 'text' ? piece.block : undefined;
    const line = text && (isListLine(text) || text.subtype === 'chat') ? text : undefined;
    const [first] = lines;
    if (first && (!line || isListLine(first) !== isListLine(line))) close();
    if (!line) result.push(piece);
    else {
      if (lines.length === 0) start = piece.key;
      lines.push(line);
    }
  }
  close();
  return result;
}

/**
 * Blocks and layouts as what to draw.
 *
 * @param whole true where the whole post is wanted (its own page): nothing is held back
 */
export function arrange(
  content: readonly ContentBlock[],
  layout: readonly LayoutBlock[],
  whole = false,
): Arranged {
  const askLayout = layoutOf(layout, 'ask');
  const asked = new Set(askLayout?.blocks);
  const folded = new Set(layoutOf(layout, 'below-the-fold')?.blocks);
  const rows = rowsOf(content.length, layout);
  const shown = whole ? rows.length : rowsShown(rows, content, layout);
  const ask: Piece[] = [];
  const pieces: Piece[] = [];
  const rest: Piece[] = [];
  rows.forEach((row, index) => {
    const isAsk = row.blocks.every((block) => asked.has(block));
    const isBelow = !whole && (index >= shown || row.blocks.every((block) => folded.has(block)));
    (isAsk ? ask : isBelow ? rest : pieces).push(...pieceOf(row, content));
  });
  return {
    ask: askLayout ? { pieces: grouped(ask), attribution: askLayout.attribution } : undefined,
    pieces: grouped(pieces),
    rest: grouped(rest),
  };
}
