import type { ErrorReason } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { isOwnMediaUrl, isSafeLink, isWebAddress } from '#server/entities/post/links.ts';
import { isBlankText } from '#src/domain/text/characters.ts';
import { checkPolls, pollsOf, withoutTimes } from '../polls/polls.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Layout = Schemas['LayoutBlock'];

/** Maximum number of blocks per kind in one post, and the reason when there are more (public block format, “Post content limits”). */
const PER_POST = {
  image: [limits.imagesPerPost, 'too_many_images'],
  video: [limits.videosPerPost, 'too_many_videos'],
  audio: [limits.audioPerPost, 'too_many_sounds'],
  link: [limits.linksPerPost, 'too_many_cards'],
} as const;

function invalid(detail: string): never {
  throw domainError('invalid-body', { detail, field: 'content' });
}

function tooMany(reason: ErrorReason<'invalid-body'>, limit: number): never {
  throw domainError('invalid-body', { reason, params: { limit }, field: 'content' });
}

function isBlank(block: Block): boolean {
  switch (block.type) {
    case 'none':
      return true;
    case 'text':
    case 'title':
      return isBlankText(block.text);
    case 'ordered-list':
    case 'unordered-list':
      return block.items.every(({ text }) => isBlankText(text));
    default:
      return false;
  }
}

/** Returns the content without blank blocks at both ends, and the number of those removed from the beginning. */
function trimEnds(content: readonly Block[]): { offset: number; content: Block[] } {
  const firstKept = content.findIndex((block) => !isBlank(block));
  if (firstKept < 0) return { offset: 0, content: [] };
  const lastKept = content.findLastIndex((block) => !isBlank(block));
  return { offset: firstKept, content: content.slice(firstKept, lastKept + 1) };
}

function checkRanges(text: string, formatting: readonly Schemas['TextFormat'][] | undefined): void {
  const length = [...text].length;
  for (const range of formatting ?? []) {
    if (range.start >= range.end || range.end > length) {
      invalid(`A ${range.type} range does not lie inside its text.`);
    }
    if (range.type === 'link') {
      if (!range.url || !isSafeLink(range.url)) throw domainError('invalid-link', { field: 'content' });
    }
    if (range.type === 'mention' && !range.blog) invalid('A mention names no blog.');
    if (range.type === 'color' && !range.hex) invalid('A coloured range names no colour.');
  }
}

function checkImage(image: Schemas['ImageBlock']): void {
  if (!image.media.every((size) => isOwnMediaUrl(size.url))) {
    throw domainError('bad-media-format', { reason: 'not_uploaded', field: 'content' });
  }
}

function checkEmbed(block: Schemas['AudioBlock'] | Schemas['VideoBlock']): void {
  if (block.embedHtml) invalid('Embedded HTML cannot be sent.');
  if (block.media && !isOwnMediaUrl(block.media.url))
    throw domainError('bad-media-format', { field: 'content' });
  if (block.url && !isWebAddress(block.url)) throw domainError('invalid-link', { field: 'content' });
  if (block.embedUrl && !isWebAddress(block.embedUrl))
    throw domainError('invalid-link', { field: 'content' });
  if (block.type === 'video' && block.embedIframe && !isWebAddress(block.embedIframe.url)) {
    throw domainError('invalid-link', { field: 'content' });
  }
  if (!block.url && !block.media) invalid(`A block of ${block.type} names neither an address nor a file.`);
  for (const poster of block.poster ?? []) checkPoster(poster.url);
}

function checkPoster(url: string): void {
  if (!isOwnMediaUrl(url) && !isWebAddress(url)) throw domainError('bad-media-format', { field: 'content' });
}

function checkBlock(block: Block): void {
  switch (block.type) {
    case 'text':
      checkRanges(block.text, block.formatting);
      break;
    case 'ordered-list':
    case 'unordered-list':
      for (const item of block.items) checkRanges(item.text, item.formatting);
      break;
    case 'image':
      checkImage(block);
      break;
    case 'image-set':
    case 'carousel':
      for (const image of block.images) checkImage(image);
      break;
    case 'link':
      if (!isWebAddress(block.url)) throw domainError('invalid-link', { field: 'content' });
      for (const image of block.poster ?? []) checkPoster(image.url);
      break;
    case 'audio':
    case 'video':
      checkEmbed(block);
      break;
    case 'nested-blocks':
      for (const inner of block.blocks) checkBlock(inner);
      break;
    case 'gif-search':
      invalid('Choose a GIF first, or take the search away.');
  }
}

/** Returns the leaf blocks of a block: itself, or its children. */
function leavesOf(block: Block): readonly Block[] {
  if (block.type === 'nested-blocks') return block.blocks;
  return block.type === 'image-set' || block.type === 'carousel' ? block.images : [block];
}

/** Returns the formatting ranges of all text in a block. */
function rangesOf(block: Block): readonly Schemas['TextFormat'][] {
  if (block.type === 'text') return block.formatting ?? [];
  const isList = block.type === 'ordered-list' || block.type === 'unordered-list';
  return isList ? block.items.flatMap(({ formatting }) => formatting ?? []) : [];
}

function checkAmounts(content: readonly Block[]): void {
  const flat = content.flatMap(leavesOf);
  for (const kind of ['image', 'video', 'audio', 'link'] as const) {
    const count = flat.filter((block) => block.type === kind).length;
    const [limit, reason] = PER_POST[kind];
    if (count > limit) tooMany(reason, limit);
  }
  const ranges = flat.flatMap(rangesOf);
  const mentions = ranges.filter((range) => range.type === 'mention').length;
  const links = ranges.filter((range) => range.type === 'link').length;
  if (mentions > limits.mentionsPerPost) tooMany('too_many_mentions', limits.mentionsPerPost);
  if (links > limits.inlineLinksPerPost) tooMany('too_many_links', limits.inlineLinksPerPost);
}

function checkIndexes(indexes: readonly number[], count: number): void {
  if (indexes.some((index) => index >= count)) invalid('A layout names a block that is not there.');
}

function checkLayout(layout: readonly Layout[], content: readonly Block[]): void {
  if (new Set(layout.map((block) => block.type)).size !== layout.length) {
    invalid('Each kind of layout may stand there once.');
  }
  for (const block of layout) {
    if (block.type === 'none') continue;
    if (block.type !== 'rows') {
      checkIndexes(block.blocks, content.length);
      continue;
    }
    const listed = block.display.flatMap((row) => row.blocks);
    checkIndexes(listed, content.length);
    if (new Set(listed).size !== listed.length) invalid('A row layout lists a block twice.');
    const mixed = block.display.some(
      (row) => row.blocks.length > 1 && row.blocks.some((index) => content[index]?.type !== 'image'),
    );
    if (mixed) invalid('A row of several blocks holds pictures only.');
  }
}

/**
 * Returns the "read more" cut of a layout for storing; undefined where the block format ignores it: behind the last
 * block, where it hides nothing, and inside a row. Blocks without a row follow the rows.
 */
function keptCut(
  after: number | undefined,
  count: number,
  rows: readonly { blocks: readonly number[] }[],
): number | undefined {
  if (after === undefined || after === -1) return after;
  const listed = new Set(rows.flatMap(({ blocks }) => blocks));
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => !listed.has(index));
  const ends = [...rows.map(({ blocks }) => blocks.at(-1)), ...others];
  const at = ends.indexOf(after);
  return at >= 0 && at < ends.length - 1 ? after : undefined;
}

/** Adjusts a layout to trimmed content: `offset` blocks were removed from the beginning and `count` are left. */
function shiftLayout(layout: readonly Layout[], offset: number, count: number): Layout[] {
  const move = (blocks: readonly number[]) =>
    blocks.map((index) => index - offset).filter((index) => index >= 0 && index < count);
  return layout.map((block) => {
    if (block.type === 'none') return block;
    // A "read more" cut that lies in the trimmed beginning moves to -1: all of the content is behind it.
    const { truncateAfter: sent, ...rest } = { truncateAfter: undefined, ...block };
    const after = sent === undefined ? undefined : Math.max(-1, sent - offset);
    if (rest.type !== 'rows') {
      const cut = keptCut(after, count, []);
      return {
        ...rest,
        ...(cut === undefined ? {} : { truncateAfter: cut }),
        blocks: move(rest.blocks),
      } as Layout;
    }
    const display = rest.display
      .map((row) => ({ ...row, blocks: move(row.blocks) }))
      .filter((row) => row.blocks.length > 0);
    const cut = keptCut(after, count, display);
    return { ...rest, ...(cut === undefined ? {} : { truncateAfter: cut }), display };
  });
}

/**
 * Validates a post's blocks and layout and trims blank ends.
 *
 * @throws invalid-body, invalid-link or bad-media-format, naming the problem
 */
export function checkedContent(
  sentContent: readonly Block[],
  sentLayout: readonly Layout[],
): { content: Block[]; layout: Layout[] } {
  const { offset, content } = trimEnds(sentContent);
  if (Buffer.byteLength(JSON.stringify(content)) > limits.postBytes)
    throw domainError('invalid-body', { reason: 'too_long', field: 'content' });
  for (const block of content) checkBlock(block);
  checkAmounts(content);
  checkPolls(pollsOf(content));
  checkLayout(sentLayout, sentContent);
  const kept = content.map((block) => (block.type === 'poll' ? withoutTimes(block) : block));
  return { content: kept, layout: shiftLayout(sentLayout, offset, content.length) };
}
