import type { components } from '#generated/types/api.d.ts';
import { type Passage, passage, passagesOf } from '#server/core/post-texts.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Columns } from '#server/db/columns.ts';
import { indexWords, quoted } from './words.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];

/** Columns of a published post that the index is built from. */
export interface SearchablePost
  extends Columns<'posts', 'blog_id' | 'type' | 'content' | 'tags' | 'parent_post_id'> {
  content: readonly Block[];
  trail: readonly { content: readonly Block[]; tags: readonly string[] }[];
}

/** Limits of a tsvector: largest position and number of positions per word; they also bound the cost of one post. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_PER_WORD = 250;
const MAX_WORDS = 5000;
/** A tsvector holds a megabyte, words and positions together; the rest is reserved for the marks. */
const MAX_TSVECTOR_BYTES = 900_000;
/** Bytes of a word besides its letters, and of each of its positions. */
const WORD_BYTES = 4;
const PLACE_BYTES = 2;

type Picture = Schemas['ImageBlock'];

function picturesOf(block: Block): Picture[] {
  if (block.type === 'image') return [block];
  if (block.type === 'image-set' || block.type === 'carousel') return block.images;
  return block.type === 'nested-blocks' && block.subtype !== 'paywall'
    ? block.blocks.flatMap(picturesOf)
    : [];
}

function isMoving(picture: Picture): boolean {
  return picture.media.some(({ type, url }) => type === 'gif' || /\.gif$/i.test(url));
}

/** Index entries that are not words. No text can contain them, because words hold letters and digits only. */
export const mark = {
  /** Entry of every post, so that a search of exclusions alone has a positive term. */
  post: () => '=post',
  type: (type: string) => `=${type}`,
  original: () => '=original',
  described: () => '=alt',
  blog: (blogId: string) => `=blog:${blogId}`,
  tag: (tag: string) => `#${tagKey(tag)}`,
} as const;

function marksOf(post: SearchablePost): string[] {
  const pictures = post.content.flatMap(picturesOf);
  // An answered ask has the search type `ask` (spec 000 §2.2).
  const type = post.type === 'answer' ? 'ask' : post.type;
  return [
    mark.post(),
    mark.type(type),
    mark.blog(post.blog_id),
    ...post.tags.map(mark.tag),
    ...(post.parent_post_id === null ? [mark.original()] : []),
    ...(pictures.some(isMoving) ? [mark.type('gif')] : []),
    ...(pictures.length > 0 && pictures.every((picture) => picture.altText?.trim())
      ? [mark.described()]
      : []),
  ];
}

/** Returns the post's index entry as tsvector text. */
export function searchDocument(post: SearchablePost): string {
  const passages: Passage[] = [
    ...passage('A', ...post.tags),
    ...post.content.flatMap(passagesOf),
    ...post.trail.flatMap(({ content, tags }) =>
      [...passage('D', ...tags), ...content.flatMap(passagesOf)].map(([, text]) => ['D', text] as const),
    ),
  ];
  const places = new Map<string, string[]>();
  let place = 0;
  let bytes = 0;
  for (const [weight, text] of passages) {
    for (const { text: word, isForm } of indexWords(text)) {
      // Another form of a word has its position, so that phrases go on after either.
      if (!isForm) place += 1;
      const known = places.get(word) ?? [];
      const entry = `${Math.min(place, MAX_POSITION)}${weight}`;
      // All words after the largest position share it, and are stored once.
      if (known.at(-1) === entry) continue;
      const isNew = known.length === 0;
      if ((isNew && places.size >= MAX_WORDS) || known.length >= MAX_POSITIONS_PER_WORD) continue;
      const weighs = PLACE_BYTES + (isNew ? WORD_BYTES + Buffer.byteLength(word) : 0);
      if (bytes + weighs > MAX_TSVECTOR_BYTES) continue;
      bytes += weighs;
      known.push(entry);
      places.set(word, known);
    }
    // A gap keeps words of different passages from being adjacent.
    place += 1;
  }
  return [
    ...marksOf(post).map(quoted),
    ...[...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`),
  ].join(' ');
}
