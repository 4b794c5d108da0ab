import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import type { VideoBlock } from '#generated/zod/videoBlock.zod.ts';
import { arrange, type Piece } from '#src/domain/post/arrange.ts';
import type { ListNode } from '#src/domain/post/lists.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { ratioOf } from '../model/media.ts';
import { collapseTrail } from '../model/trail.ts';

/** Rough heights in CSS pixels, good enough for a scroll bar and for choosing a column. */
const HEADER = 52;
const FOOTER = 68;
/** A line of tags, and what stands between two of them. */
const TAGS = 32;
const BETWEEN_TAGS = 12;
const PART = 60;
const ASK = 58;
const AUDIO = 165;
const KEEP_READING = 44;
const COVER = 200;
const LINE = 24;
const GAP = 12;
/** What words leave free on both sides together, and what the sign of a list's item takes. */
const SIDES = 40;
const SIGN = 26;
const ITEM_GAP = 4;
const CHARACTER = 6.9;
/** How much wider the characters of headings and quotes are. */
const WIDER: Partial<Record<NonNullable<TextBlock['subtype']>, number>> = {
  heading1: 1.5,
  heading2: 1.2,
  quote: 1.45,
};
const WIDE = 16 / 9;

function linesOf(text: string, width: number, wider = 1): number {
  return Math.max(1, Math.ceil((text.length * CHARACTER * wider) / width));
}

const textHeight = (text: string, width: number, wider = 1): number => linesOf(text, width, wider) * LINE;

/** A chat stands in a box of its own, in letters that are all as wide. */
function chatHeight(lines: readonly TextBlock[], width: number): number {
  return lines.reduce(
    (sum, { text }) => sum + linesOf(text, width - SIDES - 32, 1.25) * 22 + ITEM_GAP,
    2 * GAP - ITEM_GAP,
  );
}

function tagsHeight(tags: readonly string[], width: number): number {
  const long = tags.reduce((sum, tag) => sum + (tag.length + 1) * CHARACTER + BETWEEN_TAGS, -BETWEEN_TAGS);
  return tags.length > 0 ? Math.ceil(long / (width - SIDES)) * TAGS : 0;
}

function videoRatio({ media, embedIframe, poster }: VideoBlock): number {
  const size = media ?? embedIframe ?? poster?.[0];
  return size?.width && size.height ? size.width / size.height : WIDE;
}

function blockHeight(block: ContentBlock, width: number): number {
  switch (block.type) {
    case 'text':
      return textHeight(block.text, width - SIDES, block.subtype && WIDER[block.subtype]);
    case 'image':
      return width / ratioOf(block);
    case 'image-set':
    case 'carousel':
      return width / Math.max(0.8, Math.min(...block.images.map(ratioOf)));
    case 'video':
      return width / videoRatio(block);
    case 'audio':
      return AUDIO;
    case 'link':
      return block.poster ? width / 1.91 + 110 : 110;
    case 'poll':
      return 106 + block.answers.length * 60;
    default:
      return 130;
  }
}

function listHeight({ items }: ListNode, width: number): number {
  return items.reduce(
    (sum, { text, lists }) =>
      sum +
      textHeight(text, width) +
      ITEM_GAP +
      lists.reduce((all, list) => all + listHeight(list, width - SIGN), 0),
    0,
  );
}

function pieceHeight(piece: Piece, width: number): number {
  switch (piece.kind) {
    case 'block':
      return blockHeight(piece.block, width);
    case 'row':
      return width / piece.images.reduce((sum, image) => sum + ratioOf(image), 0);
    case 'chat':
      return chatHeight(piece.lines, width);
    default:
      return piece.lists.reduce((sum, list) => sum + listHeight(list, width - SIDES - SIGN), 0);
  }
}

function contentHeight({ content, layout }: Pick<Post, 'content' | 'layout'>, width: number): number {
  const { ask, pieces, rest } = arrange(content, layout);
  const shown = [...(ask?.pieces ?? []), ...pieces];
  const all = shown.reduce((sum, piece) => sum + pieceHeight(piece, width), 0);
  const gaps = Math.max(0, shown.length - 1) * GAP;
  return all + gaps + (ask ? ASK : 0) + (rest.length > 0 ? KEEP_READING : 0);
}

/** Content of a post in a feed is cut here, in CSS pixels (`Clamp`). */
export const LONG_POST = 2000;

/** About how high an element of a timeline will be at a width, before it has been drawn. */
export function estimateHeight(element: TimelineElement, width: number, most = LONG_POST): number {
  if (element.objectType !== 'post') return 64;
  const frame = HEADER + FOOTER + tagsHeight(element.tags, width);
  if (isSensitive(element)) return frame + COVER;
  const { head, tail } = collapseTrail(element.trail);
  const trail = [...head, ...tail].reduce((sum, item) => sum + PART + contentHeight(item, width), 0);
  return frame + Math.min(most, trail + contentHeight(element, width));
}
