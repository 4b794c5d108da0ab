import { formatOf, normalizeFormats } from './formats.ts';
import {
  type BlockJson,
  type ContentBlock,
  type DocJson,
  type FixedPart,
  type ImageBlock,
  type InlineJson,
  type LayoutBlock,
  type LeafBlock,
  NO_FIXED_PART,
  type ParagraphJson,
  type PictureJson,
  type RecordingJson,
  type RowMode,
  TEXT_MAX_LENGTH,
  type TextBlock,
  type TextFormat,
} from './types.ts';

type Row = { blocks: number[]; mode?: RowMode };

/** Returns the text and ranges of inline content, counted in code points. */
export function textOf(content: readonly InlineJson[] = []): { points: string[]; formats: TextFormat[] } {
  const points: string[] = [];
  const formats: TextFormat[] = [];
  for (const node of content) {
    const start = points.length;
    points.push(...(node.type === 'text' ? Array.from(node.text) : ['\n']));
    for (const mark of node.marks ?? []) formats.push(formatOf(mark, start, points.length));
  }
  return { points, formats: normalizeFormats(formats, points.length) };
}

/**
 * Returns the end of a chunk of at most TEXT_MAX code points: after a line break, else after a space, else inside a
 * word.
 */
function chunkEndOf(points: readonly string[], from: number): number {
  const limit = from + TEXT_MAX_LENGTH;
  if (points.length <= limit) return points.length;
  const piece = points.slice(from, limit);
  const cut = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf(' '));
  return cut > TEXT_MAX_LENGTH / 2 ? from + cut + 1 : limit;
}

/** Converts a paragraph to text blocks; more than one only when it is longer than a block may be. */
function splitParagraph({ attrs, content }: ParagraphJson): TextBlock[] {
  const { points, formats } = textOf(content);
  const blocks: TextBlock[] = [];
  let start = 0;
  do {
    const end = chunkEndOf(points, start);
    const from = start;
    const formatting = normalizeFormats(
      formats.map((format) => ({ ...format, start: format.start - from, end: format.end - from })),
      end - start,
    );
    blocks.push({
      type: 'text',
      text: points.slice(start, end).join(''),
      ...(attrs.subtype ? { subtype: attrs.subtype } : {}),
      ...(attrs.indentLevel > 0 ? { indentLevel: attrs.indentLevel } : {}),
      ...(formatting.length > 0 ? { formatting } : {}),
    });
    start = end;
  } while (start < points.length);
  return blocks;
}

/** Cache by paragraph node: after a keystroke in a long post all but one paragraph are unchanged. */
const textBlockCache = new WeakMap<ParagraphJson, readonly TextBlock[]>();

function textBlocksOf(paragraph: ParagraphJson): readonly TextBlock[] {
  const blocks = textBlockCache.get(paragraph) ?? splitParagraph(paragraph);
  textBlockCache.set(paragraph, blocks);
  return blocks;
}

function imageOf({ attrs: { block, altText } }: PictureJson): ImageBlock[] {
  if (!block) return [];
  const said = altText.trim();
  return [{ ...block, ...(said ? { altText: said } : {}) }];
}

function isBlank(node: BlockJson): boolean {
  return node.type === 'paragraph' && textOf(node.content).points.join('').trim() === '';
}

/** Drops empty paragraphs at either end; those between others are intended. */
function trimmed(nodes: readonly BlockJson[]): BlockJson[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  if (first === -1) return [];
  return nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1);
}

const LEAF_TYPES: ReadonlySet<string> = new Set<LeafBlock['type']>([
  'text',
  'image',
  'link',
  'audio',
  'video',
]);

/** Returns true when a block may stand behind a paywall. */
export function isLeaf(block: ContentBlock): block is LeafBlock {
  return LEAF_TYPES.has(block.type);
}

/** Collects blocks, rows and the position of "Keep reading" while walking the document. */
class Collector {
  readonly content: ContentBlock[] = [];
  readonly rows: Row[] = [];
  truncateAfter: number | undefined;

  /** The blocks behind the paywall; undefined above it. */
  private behind: LeafBlock[] | undefined;

  add(given: readonly ContentBlock[], mode: RowMode | undefined = undefined): void {
    const blocks = given.filter((block) => !this.isHidden(block));
    if (blocks.length === 0) return;
    const indexes = blocks.map((_, offset) => this.content.length + offset);
    this.content.push(...blocks);
    this.rows.push({ blocks: indexes, ...(mode ? { mode } : {}) });
  }

  /** Puts a block behind the paywall, where there is one; blocks that cannot be nested, like polls, stay outside. */
  private isHidden(block: ContentBlock): boolean {
    if (!this.behind || !isLeaf(block)) return false;
    if (this.behind.length === 0) {
      this.rows.push({ blocks: [this.content.length] });
      this.content.push({ type: 'nested-blocks', subtype: 'paywall', blocks: this.behind });
    }
    this.behind.push(block);
    return true;
  }

  visit(node: BlockJson): void {
    if (node.type === 'paragraph') for (const block of textBlocksOf(node)) this.add([block]);
    else if (node.type === 'pictureRow')
      this.add(node.content.flatMap(imageOf), node.attrs.mode ? { type: node.attrs.mode } : undefined);
    else if (node.type === 'embed') this.add([node.attrs.block]);
    else if (node.type === 'recording') this.add(node.attrs.block ? [node.attrs.block] : []);
    else if (node.type === 'paywall') this.behind ??= [];
    // Only the first one counts, because a post has one fold; none inside the part for supporters.
    else if (!this.behind) this.truncateAfter ??= this.content.length - 1;
  }

  /**
   * Omits "Keep reading" after the last block, where it hides nothing, and inside a row of images, which it cannot
   * split.
   */
  get fold(): number | undefined {
    const after = this.truncateAfter;
    if (after === undefined || after >= this.content.length - 1) return undefined;
    return after;
  }
}

function layoutOf(found: Collector, fixed: FixedPart): LayoutBlock[] {
  const { content, rows, fold } = found;
  const layout: LayoutBlock[] = [];
  if (rows.some(({ blocks, mode }) => blocks.length > 1 || mode) || fold !== undefined)
    layout.push({ type: 'rows', display: rows, ...(fold === undefined ? {} : { truncateAfter: fold }) });
  const own = content.map((_, index) => index).slice(fixed.content.length);
  if (fixed.ask) layout.push({ ...fixed.ask, blocks: fixed.content.map((_, index) => index) });
  if (fixed.isAnswer) layout.push({ type: 'answer', blocks: own });
  if (fixed.hasPollLayout)
    layout.push({ type: 'poll', blocks: own.filter((index) => content[index]?.type === 'poll') });
  return layout;
}

/**
 * Converts an editor document to blocks and layout. Images that are not uploaded yet are left out; an empty document
 * gives no content, which only a reblog may have (contract: CreatePostRequest).
 *
 * @param fixed the part that `fromBlocks` split off; it is put back in front
 */
export function toBlocks(
  doc: DocJson,
  fixed: FixedPart = NO_FIXED_PART,
): { content: ContentBlock[]; layout: LayoutBlock[] } {
  const found = new Collector();
  const rows: readonly Row[] = fixed.rows ?? fixed.content.map((_, index) => ({ blocks: [index] }));
  for (const { blocks, mode } of rows)
    found.add(
      blocks.flatMap((index) => fixed.content[index] ?? []),
      mode,
    );
  for (const node of trimmed(doc.content)) found.visit(node);
  return { content: found.content, layout: layoutOf(found, fixed) };
}

/** Returns the plain text of a document, one line for each text block. */
export function wordsOf(doc: DocJson): string {
  return doc.content
    .flatMap((node) => (node.type === 'paragraph' ? [textOf(node.content).points.join('')] : []))
    .join('\n')
    .trim();
}

/** Returns every image of a document, in order. */
export function picturesOf(doc: DocJson): PictureJson[] {
  return doc.content.flatMap((node) => (node.type === 'pictureRow' ? node.content : []));
}

/** Returns every uploaded audio and video of a document, in order. */
export function recordingsOf(doc: DocJson): RecordingJson[] {
  return doc.content.filter((node) => node.type === 'recording');
}

/** Returns true when the document has no content worth saving. */
export function isEmptyDoc(doc: DocJson): boolean {
  return doc.content.every((node) => isBlank(node));
}
