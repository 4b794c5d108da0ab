import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { TextFormat } from '#generated/zod/textFormat.zod.ts';
import { isSafeLink, isWebAddress } from '#server/entities/post/links.ts';

type Schemas = components['schemas'];
type Text = Schemas['TextBlock'];

/** Unvalidated data of another site. */
export type Fields = Readonly<Record<string, unknown>>;

/** A picture that is still stored at the other site. */
export interface ExportedPicture {
  type: 'picture';
  /** Address of its largest size. */
  url: string;
  altText: string | undefined;
  caption: string | undefined;
}

export type ExportedBlock =
  | Schemas['TextBlock' | 'LinkBlock' | 'AudioBlock' | 'VideoBlock']
  | ExportedPicture;

/** Maximum length of a text block in code points (TextBlock). */
const MAX_TEXT_LENGTH = 4096;

const SUBTYPES: ReadonlySet<unknown> = new Set<Text['subtype']>([
  ...(['quote', 'heading1', 'heading2', 'chat', 'quirky', 'indented'] as const),
  ...(['ordered-list-item', 'unordered-list-item'] as const),
]);

/**
 * Converts blocks of the public block format to those of the contract. People who asked or were mentioned there do not
 * exist here: a question becomes indented text, a mention a link. Unknown blocks are omitted.
 */
export function blocksOfExported(content: readonly unknown[], layout: unknown) {
  const asked = askedIn(layout);
  const made = content.map((block, index) => {
    const blocks = blocksOf((block ?? {}) as Fields);
    return asked.has(index) ? blocks.map(indented) : blocks;
  });
  // Rows refer to blocks by index: they are kept only where every block became exactly one.
  const layouts = made.every((blocks) => blocks.length === 1) ? rowsOf(layout, content.length) : [];
  return { content: made.flat(), layout: layouts };
}

/** Returns the objects of a list; other values are omitted. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

export function wordsOf(value: unknown, longest = MAX_TEXT_LENGTH): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return [...value].slice(0, longest).join('');
}

function askedIn(layout: unknown): ReadonlySet<number> {
  const asks = listOf(layout).filter(({ type }) => type === 'ask');
  return new Set(asks.flatMap(({ blocks }) => (Array.isArray(blocks) ? blocks.map(Number) : [])));
}

function indented(block: ExportedBlock): ExportedBlock {
  return block.type === 'text' ? { ...block, subtype: 'indented' } : block;
}

function rowsOf(layout: unknown, count: number): Schemas['LayoutBlock'][] {
  const rows = listOf(layout).find(({ type }) => type === 'rows');
  const display = listOf(rows?.display).map(({ blocks }) => ({
    blocks: Array.isArray(blocks) ? blocks.map(Number).filter((at) => at >= 0 && at < count) : [],
  }));
  const named = display.flatMap(({ blocks }) => blocks);
  if (named.length === 0 || new Set(named).size !== named.length) return [];
  return [{ type: 'rows', display: display.filter(({ blocks }) => blocks.length > 0) }];
}

function blocksOf(block: Fields): ExportedBlock[] {
  switch (block.type) {
    case 'text':
      return textBlocks(block);
    case 'image':
      return [pictureOf(block)].filter((one) => one !== undefined);
    case 'link':
      return linkTo(block.url, { title: block.title, description: block.description });
    case 'audio':
      return recordingOf('audio', block);
    case 'video':
      return recordingOf('video', block);
    case 'poll':
      return pollOf(block);
    default:
      return [];
  }
}

function textBlocks(block: Fields): Text[] {
  const text = wordsOf(block.text);
  if (text === undefined) return [];
  const { subtype } = block;
  const length = [...text].length;
  const formatting = listOf(block.formatting).flatMap((range) => rangeOf(range, length));
  return [
    {
      type: 'text',
      text,
      ...(SUBTYPES.has(subtype) ? { subtype: subtype as NonNullable<Text['subtype']> } : {}),
      ...(formatting.length > 0 ? { formatting } : {}),
    },
  ];
}

/** Returns a format range in the contract's form; none where the format is unknown, or its link is not allowed. */
function rangeOf(range: Fields, length: number): Schemas['TextFormat'][] {
  const { start, end } = range;
  const address = range.type === 'mention' ? (range.blog as Fields | undefined)?.url : range.url;
  const isLink = range.type === 'link' || range.type === 'mention';
  const wanted = isLink ? { type: 'link', start, end, url: address } : range;
  const read = TextFormat.safeParse(wanted);
  if (!read.success || read.data.start >= read.data.end || read.data.end > length) return [];
  if (isLink && !isSafeLink(read.data.url ?? '')) return [];
  if (read.data.type === 'color' && read.data.hex === undefined) return [];
  return [read.data as Schemas['TextFormat']];
}

function pictureOf(block: Fields): ExportedPicture | undefined {
  const sizes = listOf(Array.isArray(block.media) ? block.media : [block.media]);
  const largest = sizes.toSorted((a, b) => Number(b.width ?? 0) - Number(a.width ?? 0))[0];
  return exportedPicture(largest?.url, block.alt_text, block.caption);
}

/** Returns a picture by its address at the other site; nothing when the address is invalid. */
export function exportedPicture(
  url: unknown,
  altText: unknown,
  caption: unknown,
): ExportedPicture | undefined {
  if (typeof url !== 'string' || !isWebAddress(url)) return undefined;
  return { type: 'picture', url, altText: wordsOf(altText), caption: wordsOf(caption) };
}

/** Returns a link, where it leads to the web. */
export function linkTo(
  url: unknown,
  about: { title?: unknown; description?: unknown } = {},
): ExportedBlock[] {
  if (typeof url !== 'string' || !isWebAddress(url) || url.length > 2048) return [];
  const title = wordsOf(about.title, 1024);
  const description = wordsOf(about.description);
  return [{ type: 'link', url, ...(title ? { title } : {}), ...(description ? { description } : {}) }];
}

/** Returns audio or video: embeds keep working; a file of the other site becomes a link to it. */
function recordingOf(type: 'audio' | 'video', block: Fields): ExportedBlock[] {
  const { url, provider, media } = block;
  const title = wordsOf(block.title, 256);
  const isElsewhere = typeof url === 'string' && isWebAddress(url) && media === undefined;
  if (isElsewhere && provider !== 'tumblr') return [{ type, url, ...(title ? { title } : {}) }];
  const file = listOf(Array.isArray(media) ? media : [media])[0];
  return linkTo(url ?? file?.url, { title });
}

/** Returns a poll as text, since it ended with the import: its question and its options. */
function pollOf({ question, answers }: Fields): Text[] {
  const asked = textBlocks({ text: question, subtype: 'heading2' });
  const options = listOf(answers).flatMap(({ answer_text: text }) =>
    textBlocks({ text, subtype: 'unordered-list-item' }),
  );
  return [...asked, ...options].slice(0, limits.pollAnswers + 1);
}
