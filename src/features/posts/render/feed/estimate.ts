import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { ratioOf } from '../model/media.ts';
import { isSensitive } from '../model/sensitive.ts';
import { collapseTrail } from '../model/trail.ts';

/** Rough heights in CSS pixels, good enough for a scroll bar and for choosing a column. */
const HEADER = 64;
const FOOTER = 96;
const TAGS = 40;
const PART = 60;
const COVER = 200;
const LINE = 24;
const CHARACTER = 7.6;

function textHeight(text: string, width: number, scale = 1): number {
  return Math.max(1, Math.ceil((text.length * CHARACTER * scale) / width)) * LINE * scale;
}

function blockHeight(block: ContentBlock, width: number): number {
  switch (block.type) {
    case 'text':
      return textHeight(block.text, width - 40, block.subtype === 'quote' ? 1.6 : 1);
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

function contentHeight(content: readonly ContentBlock[], width: number): number {
  return content.reduce((sum, block) => sum + blockHeight(block, width) + 12, 0);
}

/** About how high an element of a timeline will be at a width, before it has been drawn. */
export function estimateHeight(
  element: TimelineElement,
  width: number,
  most = Number.POSITIVE_INFINITY,
): number {
  if (element.objectType !== 'post') return 64;
  const frame = HEADER + FOOTER + (element.tags.length > 0 ? TAGS : 0);
  if (isSensitive(element)) return frame + COVER;
  const { head, tail } = collapseTrail(element.trail);
  const trail = [...head, ...tail].reduce((sum, item) => sum + PART + contentHeight(item.content, width), 0);
  return frame + Math.min(most, trail + contentHeight(element.content, width));
}
