import { newLocalId } from '#src/entities/media/local-id.ts';
import { markOf, normalizeFormats } from './formats.ts';
import { isLeaf } from './to-blocks.ts';
import {
  type AskLayout,
  type BlockJson,
  type ContentBlock,
  type DocJson,
  type FixedPart,
  type ImageBlock,
  type InlineJson,
  type LayoutBlock,
  MAX_ROW_IMAGES,
  type MarkJson,
  NO_FIXED_PART,
  type ParagraphJson,
  type PictureJson,
  type RowMode,
  type Subtype,
  type TextFormat,
} from './types.ts';

type TextLike = { text: string; formatting?: TextFormat[]; indentLevel?: number };
type NestedBlock = Extract<ContentBlock, { type: 'nested-blocks' }>;
type Row = { blocks: number[]; mode?: RowMode };

function marksAt(formats: readonly TextFormat[], position: number): MarkJson[] {
  const marks: MarkJson[] = [];
  for (const format of formats) {
    if (format.start > position || format.end <= position) continue;
    const mark = markOf(format);
    // Overlapping links cannot both be followed, so the first one wins.
    if (mark && !marks.some(({ type }) => type === mark.type)) marks.push(mark);
  }
  return marks;
}

function textNodesOf(text: string, marks: MarkJson[]): InlineJson[] {
  const withMarks = marks.length > 0 ? { marks } : {};
  return text
    .split('\n')
    .flatMap((line, index): InlineJson[] => [
      ...(index > 0 ? [{ type: 'hardBreak' as const, ...withMarks }] : []),
      ...(line ? [{ type: 'text' as const, text: line, ...withMarks }] : []),
    ]);
}

/** Converts a text to inline content: split wherever a range begins or ends, counted in code points. */
export function inlineOf({ text, formatting = [] }: TextLike): InlineJson[] {
  const points = Array.from(text);
  const formats = normalizeFormats(formatting, points.length);
  const cuts = new Set([0, points.length]);
  for (const { start, end } of formats) cuts.add(start).add(end);
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(0, -1).flatMap((start, index) => {
    const piece = points.slice(start, sorted[index + 1]).join('');
    return textNodesOf(piece, marksAt(formats, start));
  });
}

/** Creates a paragraph node of the editor. */
export function paragraphOf(subtype: Subtype | null, source: TextLike): ParagraphJson {
  const content = inlineOf(source);
  return {
    type: 'paragraph',
    attrs: { subtype, indentLevel: source.indentLevel ?? 0 },
    ...(content.length > 0 ? { content } : {}),
  };
}

function pictureOf(block: ImageBlock): PictureJson {
  const { altText = '', ...rest } = block;
  return { type: 'picture', attrs: { localId: newLocalId(), block: rest, altText } };
}

function rowOf(images: ImageBlock[], mode: RowMode['type'] | null = null): BlockJson {
  return { type: 'pictureRow', attrs: { mode }, content: images.map(pictureOf) };
}

function chunked<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

function nodesOf(block: ContentBlock): BlockJson[] {
  switch (block.type) {
    case 'text':
      return [paragraphOf(block.subtype ?? null, block)];
    case 'title':
      return [paragraphOf('heading1', block)];
    case 'ordered-list':
    case 'unordered-list':
      return block.items.map((item) => paragraphOf(`${block.type}-item`, item));
    case 'image':
      return [rowOf([block])];
    case 'image-set':
      return chunked(block.images, MAX_ROW_IMAGES).map((images) => rowOf(images));
    case 'audio':
    case 'video':
      if (!block.media) return [{ type: 'embed', attrs: { block } }];
      return [{ type: 'recording', attrs: { localId: newLocalId(), kind: block.type, block } }];
    case 'read-more':
      return [{ type: 'readMore' }];
    default:
      return [{ type: 'embed', attrs: { block } }];
  }
}

function isOpenWall(block: ContentBlock | undefined): block is NestedBlock {
  return block?.type === 'nested-blocks' && block.subtype === 'paywall' && !block.withheld;
}

function findLayout<T extends LayoutBlock['type']>(layout: readonly LayoutBlock[], type: T) {
  return layout.find((one): one is Extract<LayoutBlock, { type: T }> => one.type === type);
}

/** Returns the rows to render, in order; a layout that does not name every block exactly once is ignored. */
function rowsOf(content: readonly ContentBlock[], layout: readonly LayoutBlock[]): Row[] {
  const rows: Row[] = findLayout(layout, 'rows')?.display ?? [];
  const named = rows.flatMap(({ blocks }) => blocks);
  const isComplete =
    named.length === content.length &&
    new Set(named).size === content.length &&
    named.every((index) => index < content.length);
  const arePictures = rows.every(
    ({ blocks }) => blocks.length === 1 || blocks.every((index) => content[index]?.type === 'image'),
  );
  return isComplete && arePictures ? rows : content.map((_, index) => ({ blocks: [index] }));
}

function truncateAfterOf(layout: readonly LayoutBlock[], count: number): number | undefined {
  const said = findLayout(layout, 'rows')?.truncateAfter ?? findLayout(layout, 'condensed')?.truncateAfter;
  if (said !== undefined) return said;
  const hidden = findLayout(layout, 'below-the-fold')?.blocks ?? [];
  const first = Math.min(...hidden);
  // Only an unbroken end of the post equals "Keep reading".
  return hidden.length > 0 && hidden.length === count - first ? first - 1 : undefined;
}

/**
 * Returns the rows of the ask, by indexes among its blocks; undefined where every block has a row of its own, or the rows
 * do not name all blocks of the ask in order.
 */
function askRowsOf(
  content: readonly ContentBlock[],
  layout: readonly LayoutBlock[],
  ask: AskLayout,
): FixedPart['rows'] {
  const asked = content.map((_, index) => index).filter((index) => ask.blocks.includes(index));
  const rows = rowsOf(content, layout)
    .filter(({ blocks }) => blocks.every((index) => asked.includes(index)))
    .map(({ blocks, mode }) => ({
      blocks: blocks.map((index) => asked.indexOf(index)),
      ...(mode ? { mode } : {}),
    }));
  const named = rows.flatMap(({ blocks }) => blocks);
  const isInOrder = named.length === asked.length && named.every((block, index) => block === index);
  return isInOrder && rows.some(({ blocks }) => blocks.length > 1) ? rows : undefined;
}

function fixedPartOf(content: readonly ContentBlock[], layout: readonly LayoutBlock[]): FixedPart {
  const ask = findLayout(layout, 'ask') ?? null;
  return {
    content: content.filter((_, index) => ask?.blocks.includes(index)),
    ask,
    rows: ask ? askRowsOf(content, layout, ask) : undefined,
    isAnswer: findLayout(layout, 'answer') !== undefined,
    hasPollLayout: findLayout(layout, 'poll') !== undefined,
  };
}

const isBlock = (block: ContentBlock | undefined): block is ContentBlock => block !== undefined;

/**
 * Returns the part for supporters that can be written on: it ends the post, apart from blocks that cannot be nested, and
 * "Keep reading" stands above it. Any other stays a card.
 */
function wallOf(
  content: readonly ContentBlock[],
  rows: readonly Row[],
  truncateAfter: number | undefined,
): NestedBlock | undefined {
  const order = rows.flatMap(({ blocks }) => blocks);
  const place = order.findIndex((index) => isOpenWall(content[index]));
  const wall = content[order[place] ?? -1];
  const isLast = order.slice(place + 1).every((index) => !isLeaf(content[index] as ContentBlock));
  const isFoldedBelow = truncateAfter !== undefined && order.indexOf(truncateAfter) >= place;
  return isOpenWall(wall) && isLast && !isFoldedBelow ? wall : undefined;
}

/**
 * Converts a post's blocks to an editor document. Blocks appear in the order of the rows layout; blocks that cannot be
 * edited become read-only cards and are sent unchanged. The ask of an answer is split off as the fixed part.
 */
export function fromBlocks(
  content: readonly ContentBlock[],
  layout: readonly LayoutBlock[] = [],
): { doc: DocJson; fixed: FixedPart } {
  const fixed = layout.length > 0 ? fixedPartOf(content, layout) : NO_FIXED_PART;
  const truncateAfter = truncateAfterOf(layout, content.length);
  const nodes: BlockJson[] = truncateAfter === -1 ? [{ type: 'readMore' }] : [];
  const rows = rowsOf(content, layout);
  const wall = wallOf(content, rows, truncateAfter);
  for (const { blocks, mode } of rows) {
    const free = blocks.filter((index) => !fixed.ask?.blocks.includes(index));
    const shown = free.map((index) => content[index]).filter(isBlock);
    const images = shown.filter((block) => block.type === 'image');
    if (wall && shown.includes(wall)) nodes.push({ type: 'paywall' }, ...wall.blocks.flatMap(nodesOf));
    else if (images.length > 1) nodes.push(rowOf(images, mode?.type ?? null));
    else nodes.push(...shown.flatMap(nodesOf));
    if (truncateAfter !== undefined && truncateAfter >= 0 && blocks.at(-1) === truncateAfter)
      nodes.push({ type: 'readMore' });
  }
  if (nodes.at(-1)?.type === 'readMore') nodes.pop();
  // Ensures an empty line below the last image or card to write on.
  if (nodes.at(-1)?.type !== 'paragraph') nodes.push(paragraphOf(null, { text: '' }));
  return { doc: { type: 'doc', content: nodes }, fixed };
}
