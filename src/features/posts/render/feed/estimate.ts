import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { arrange, type Piece } from '../model/arrange.ts';
import { ratioOf } from '../model/media.ts';
import { isSensitive } from '../model/sensitive.ts';
import { collapseTrail } from '../model/trail.ts';

/** Rough heights in CSS pixels, good enough for a scroll bar and for choosing a column. */
const HEADER = 52;
const FOOTER = 68;
const TAGS = 40;
const PART = 60;
const KEEP_READING = 44;
const COVER = 200;
const LINE = 24;
const GAP = 12;
const CHARACTER = 7.6;
/** How much larger a quote is than other words. */
const QUOTE = 1.3;

function textHeight(text: string, width: number, scale = 1): number {
  return Math.max(1, Math.ceil((text.length * CHARACTER * scale) / width)) * LINE * scale;
}

function blockHeight(block: ContentBlock, width: number): number {
  switch (block.type) {
    case 'text':
      return textHeight(block.text, width - 40, block.subtype === 'quote' ? QUOTE : 1);
    case 'image':
      return width / ratioOf(block);
    case 'image-set':
    case 'carousel':
      return width / Math.max(0.8, Math.min(...block.images.map(ratioOf)));
    case 'video':
      return width * 0.5625;
    case 'link':
      return block.poster ? width / 1.91 + 110 : 110;
    case 'poll':
      return 106 + block.answers.length * 60;
    default:
      return 130;
  }
}

function pieceHeight(piece: Piece, width: number): number {
  switch (piece.kind) {
    case 'block':
      return blockHeight(piece.block, width) + (piece.block.type === 'image' ? 0 : GAP);
    case 'row':
      return width / piece.images.reduce((sum, image) => sum + ratioOf(image), 0);
    case 'chat':
      return piece.lines.reduce((sum, { text }) => sum + textHeight(text, width - 40) + GAP, 0);
    default:
      return piece.lists.length * LINE + GAP;
  }
}

function contentHeight({ content, layout }: Pick<Post, 'content' | 'layout'>, width: number): number {
  const { ask, pieces, rest } = arrange(content, layout);
  const shown = [...(ask?.pieces ?? []), ...pieces];
  const all = shown.reduce((sum, piece) => sum + pieceHeight(piece, width), 0);
  return all + (rest.length > 0 ? KEEP_READING : 0);
}

/** Content of a post in a feed is cut here, in CSS pixels (`Clamp`). */
export const LONG_POST = 2000;

/** About how high an element of a timeline will be at a width, before it has been drawn. */
export function estimateHeight(element: TimelineElement, width: number, most = LONG_POST): number {
  if (element.objectType !== 'post') return 64;
  const frame = HEADER + FOOTER + (element.tags.length > 0 ? TAGS : 0);
  if (isSensitive(element)) return frame + COVER;
  const { head, tail } = collapseTrail(element.trail);
  const trail = [...head, ...tail].reduce((sum, item) => sum + PART + contentHeight(item, width), 0);
  return frame + Math.min(most, trail + contentHeight(element, width));
}
