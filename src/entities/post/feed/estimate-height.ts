import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import type { VideoBlock } from '#generated/zod/videoBlock.zod.ts';
import { arrangeBlocks, type RenderItem } from '#src/domain/post/arrange-blocks.ts';
import type { ListNode } from '#src/domain/post/lists.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { ratioOf } from '../model/media.ts';
import { collapseTrail } from '../model/trail.ts';
import type { OtherElement } from './element-context.ts';

/** Rough heights in CSS pixels, precise enough for a scroll bar and for choosing a column. */
const HEADER_PX = 52;
const FOOTER_PX = 68;
/** Height of a line of tags, and the gap between two tags. */
const TAGS_PX = 32;
const BETWEEN_TAGS_PX = 12;
const PART_PX = 60;
const ASK_PX = 58;
const AUDIO_PX = 165;
const KEEP_READING_PX = 44;
const COVER_PX = 200;
const LINE_PX = 24;
const GAP_PX = 12;
/** Horizontal padding of text on both sides together, and the width of a list marker. */
const SIDE_PADDING_PX = 40;
const LIST_MARKER_PX = 26;
const ITEM_GAP_PX = 4;
const CHARACTER_PX = 6.9;
/** Character width factors of headings and quotes. */
const CHARACTER_FACTORS: Partial<Record<NonNullable<TextBlock['subtype']>, number>> = {
  heading1: 1.5,
  heading2: 1.2,
  quote: 1.45,
};
const MONOSPACE_FACTOR = 16 / 9;

function linesOf(text: string, width: number, wider = 1): number {
  return Math.max(1, Math.ceil((text.length * CHARACTER_PX * wider) / width));
}

const textHeight = (text: string, width: number, wider = 1): number => linesOf(text, width, wider) * LINE_PX;

/** A chat is a padded box with monospace text. */
function chatHeight(lines: readonly TextBlock[], width: number): number {
  return lines.reduce(
    (sum, { text }) => sum + linesOf(text, width - SIDE_PADDING_PX - 32, 1.25) * 22 + ITEM_GAP_PX,
    2 * GAP_PX - ITEM_GAP_PX,
  );
}

function tagsHeight(tags: readonly string[], width: number): number {
  const long = tags.reduce(
    (sum, tag) => sum + (tag.length + 1) * CHARACTER_PX + BETWEEN_TAGS_PX,
    -BETWEEN_TAGS_PX,
  );
  return tags.length > 0 ? Math.ceil(long / (width - SIDE_PADDING_PX)) * TAGS_PX : 0;
}

function videoRatio({ media, embedIframe, poster }: VideoBlock): number {
  const size = media ?? embedIframe ?? poster?.[0];
  return size?.width && size.height ? size.width / size.height : MONOSPACE_FACTOR;
}

function blockHeight(block: ContentBlock, width: number): number {
  switch (block.type) {
    case 'text':
      return textHeight(
        block.text,
        width - SIDE_PADDING_PX,
        block.subtype && CHARACTER_FACTORS[block.subtype],
      );
    case 'image':
      return width / ratioOf(block);
    case 'image-set':
    case 'carousel':
      return width / Math.max(0.8, Math.min(...block.images.map(ratioOf)));
    case 'video':
      return width / videoRatio(block);
    case 'audio':
      return AUDIO_PX;
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
      ITEM_GAP_PX +
      lists.reduce((all, list) => all + listHeight(list, width - LIST_MARKER_PX), 0),
    0,
  );
}

function partHeight(part: RenderItem, width: number): number {
  switch (part.kind) {
    case 'block':
      return blockHeight(part.block, width);
    case 'row':
      return width / part.images.reduce((sum, image) => sum + ratioOf(image), 0);
    case 'chat':
      return chatHeight(part.lines, width);
    default:
      return part.lists.reduce(
        (sum, list) => sum + listHeight(list, width - SIDE_PADDING_PX - LIST_MARKER_PX),
        0,
      );
  }
}

function contentHeight({ content, layout }: Pick<Post, 'content' | 'layout'>, width: number): number {
  const { ask, items: pieces, rest } = arrangeBlocks(content, layout);
  const shown = [...(ask?.items ?? []), ...pieces];
  const all = shown.reduce((sum, part) => sum + partHeight(part, width), 0);
  const gaps = Math.max(0, shown.length - 1) * GAP_PX;
  return all + gaps + (ask ? ASK_PX : 0) + (rest.length > 0 ? KEEP_READING_PX : 0);
}

/** Maximum content height of a post in a feed, in CSS pixels (`Clamp`). */
export const MAX_FEED_POST_HEIGHT = 2000;

const ELEMENT_LINE_PX = 52;
/** Height of the line above a post that says who blazed it. */
const BLAZE_LINE_PX = 44;
/** Heights of elements that are more than one line. */
const ELEMENT_HEIGHTS_PX: Partial<Record<OtherElement['objectType'], number>> = {
  announcement: 64,
  backfill_ad: 560,
  blog: 132,
  carousel: 262,
  celebration: 130,
  chiclet: 56,
  chiclet_row: 230,
  client_side_ad_waterfall: 560,
  search_clear_filters_cta: 84,
  sponsored_day: 64,
  tag_ribbon: 68,
  takeover_banner: 260,
  title: 56,
  video_hub_card: 420,
  video_hub_featured: 270,
  video_hubs_container: 190,
};

/** Estimates the height of a timeline element at a width before it is rendered. */
export function estimateHeight(element: TimelineElement, width: number, most = MAX_FEED_POST_HEIGHT): number {
  if (element.objectType === 'blazed_post') return BLAZE_LINE_PX + estimateHeight(element.post, width, most);
  if (element.objectType !== 'post') return ELEMENT_HEIGHTS_PX[element.objectType] ?? ELEMENT_LINE_PX;
  const frame = HEADER_PX + FOOTER_PX + tagsHeight(element.tags, width);
  if (isSensitive(element)) return frame + COVER_PX;
  const { head, tail } = collapseTrail(element.trail);
  const trail = [...head, ...tail].reduce((sum, item) => sum + PART_PX + contentHeight(item, width), 0);
  return frame + Math.min(most, trail + contentHeight(element, width));
}
