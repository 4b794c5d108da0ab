import type { Attribution } from '#generated/zod/attribution.zod.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import { isListLine, type ListNode, lineOf, nestLists } from './lists.ts';

/** One unit to render. `key` is the index of its first block, stable while the post is not edited. */
export type RenderItem =
  | { kind: 'block'; key: number; block: ContentBlock }
  | { kind: 'row'; key: number; images: ImageBlock[]; carousel: boolean }
  | { kind: 'chat'; key: number; lines: TextBlock[] }
  | { kind: 'list'; key: number; lists: ListNode[] };

/** A post's blocks in display order and grouping. */
export interface ArrangedPost {
  /** Question of an answered or open ask. Without `attribution` its asker is anonymous. */
  ask?: { items: RenderItem[]; attribution?: Attribution };
  /** Shown at once. */
  items: RenderItem[];
  /** Shown after “Keep reading”; empty when nothing is truncated. */
  rest: RenderItem[];
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

/** Returns the layout's rows, followed by every block the layout left out; an index is used once and must exist. */
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
 * Returns the number of rows before “Keep reading”; all when nothing truncates the post. An impossible `truncateAfter`
 * (unknown block, in the middle of a row, or the last block) is ignored, as the public block format asks.
 */
function rowsShown(
  rows: readonly Row[],
  content: readonly ContentBlock[],
  layout: readonly LayoutBlock[],
): number {
  const after = layoutOf(layout, 'rows')?.truncateAfter ?? layoutOf(layout, 'condensed')?.truncateAfter;
  const truncatedRows = after === -1 ? 0 : rows.findIndex((row) => row.blocks.at(-1) === after) + 1;
  const cut =
    after !== undefined && (after === -1 || truncatedRows > 0) && truncatedRows < rows.length
      ? truncatedRows
      : rows.length;
  const mark = rows.findIndex((row) => row.blocks.some((index) => content[index]?.type === 'read-more'));
  return mark === -1 ? cut : Math.min(cut, mark);
}

const INVISIBLE = new Set<string>(['none', 'gif-search', 'read-more']);

const isImage = (block: ContentBlock | undefined): block is ImageBlock => block?.type === 'image';

function itemsOfRow(row: Row, content: readonly ContentBlock[]): RenderItem[] {
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

/** Groups neighbouring list lines into lists and neighbouring chat lines into conversations. */
function groupLines(items: readonly RenderItem[]): RenderItem[] {
  const result: RenderItem[] = [];
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
  for (const item of items) {
    const text = item.kind === 'block' && item.block.type === 'text' ? item.block : undefined;
    const line = text && (isListLine(text) || text.subtype === 'chat') ? text : undefined;
    const [first] = lines;
    if (first && (!line || isListLine(first) !== isListLine(line))) close();
    if (!line) result.push(item);
    else {
      if (lines.length === 0) start = item.key;
      lines.push(line);
    }
  }
  close();
  return result;
}

/**
 * Arranges blocks and layouts into items to render.
 *
 * @param whole true to show the whole post (its own page) without truncation
 */
export function arrangeBlocks(
  content: readonly ContentBlock[],
  layout: readonly LayoutBlock[],
  whole = false,
): ArrangedPost {
  const askLayout = layoutOf(layout, 'ask');
  const askBlocks = new Set(askLayout?.blocks);
  const folded = new Set(layoutOf(layout, 'below-the-fold')?.blocks);
  const rows = rowsOf(content.length, layout);
  const shown = whole ? rows.length : rowsShown(rows, content, layout);
  const ask: RenderItem[] = [];
  const items: RenderItem[] = [];
  const rest: RenderItem[] = [];
  rows.forEach((row, index) => {
    const isAsk = row.blocks.every((block) => askBlocks.has(block));
    const isBelow = !whole && (index >= shown || row.blocks.every((block) => folded.has(block)));
    (isAsk ? ask : isBelow ? rest : items).push(...itemsOfRow(row, content));
  });
  return {
    ask: askLayout ? { items: groupLines(ask), attribution: askLayout.attribution } : undefined,
    items: groupLines(items),
    rest: groupLines(rest),
  };
}
