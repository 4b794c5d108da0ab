import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Image } from '#generated/zod/image.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';

/** Item of the landing page's picture wall. */
export type WallItem = {
  /** Id of the post that it links to. */
  id: string;
  blogName: string;
  slug: string;
} & (
  | { kind: 'picture'; media: readonly Image[]; altText: string; ratio: number }
  | { kind: 'words'; text: string }
);

/** Maximum length of a quote; longer text is hard to read on the wall. */
const QUOTE_MAX_LENGTH = 110;

/** Height of a quote as a share of its width. */
const QUOTE_HEIGHT_RATIO = 0.8;

/** Limits of the aspect ratio, because others would fill a column or be a thin strip. */
const [NARROWEST, WIDEST] = [0.62, 1.9];

function isPublicContent(post: Post): boolean {
  return (
    post.contentRating === 'clean' && !post.communityLabels.hasCommunityLabel && !post.filteredBy?.length
  );
}

function blocksOf(post: Post): ContentBlock[] {
  return [...post.content, ...post.trail.flatMap(({ content, blocked }) => (blocked ? [] : content))];
}

function itemOf(post: Post): WallItem | undefined {
  const { id, blogName, slug } = post;
  const blocks = blocksOf(post);
  const image = blocks.find((block) => block.type === 'image');
  const [largest] = image?.media ?? [];
  if (image && largest) {
    const ratio = Math.min(WIDEST, Math.max(NARROWEST, largest.width / largest.height));
    return { kind: 'picture', id, blogName, slug, media: image.media, altText: image.altText ?? '', ratio };
  }
  const quote = blocks.find((block) => block.type === 'text' && block.subtype === 'quote');
  const text = quote?.type === 'text' ? quote.text.trim() : '';
  return text && text.length <= QUOTE_MAX_LENGTH ? { kind: 'words', id, blogName, slug, text } : undefined;
}

/** Returns the pictures and short quotes of a timeline that anybody may see, each picture once. */
export function wallItems(elements: readonly TimelineElement[]): WallItem[] {
  const seen = new Set<string>();
  const items: WallItem[] = [];
  for (const element of elements) {
    if (element.objectType !== 'post' || !isPublicContent(element)) continue;
    const item = itemOf(element);
    const sign = item?.kind === 'picture' ? (item.media[0]?.url ?? '') : item?.text;
    if (!item || !sign || seen.has(sign)) continue;
    seen.add(sign);
    items.push(item);
  }
  return items;
}

/** Returns the height of an item as a share of its width. */
const heightOf = (item: WallItem): number => (item.kind === 'picture' ? 1 / item.ratio : QUOTE_HEIGHT_RATIO);

/**
 * Distributes the items over columns of similar height, each into the shortest column. Items repeat until every column
 * is at least `tall` times as high as wide, so that no column ends inside the window.
 */
export function wallColumns(items: readonly WallItem[], count: number, tall: number): WallItem[][] {
  const columns = Array.from({ length: count }, () => ({ items: [] as WallItem[], height: 0 }));
  if (items.length === 0) return columns.map(({ items: none }) => none);
  const shortest = () => columns.reduce((low, column) => (column.height < low.height ? column : low));
  for (let index = 0; index < items.length || shortest().height < tall; index += 1) {
    const item = items[index % items.length];
    const column = shortest();
    if (!item) break;
    column.items.push(item);
    column.height += heightOf(item);
  }
  return columns.map(({ items: hung }) => hung);
}
