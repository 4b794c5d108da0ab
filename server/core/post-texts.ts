import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];

/**
 * Weight of a word by its source: `A` tags and headings, `B` the post's own text, `C` descriptions of pictures, links
 * and tracks, `D` the reblogged trail. Only search within a blog matches `D`.
 */
type Weight = 'A' | 'B' | 'C' | 'D';
/** A text with its weight. */
export type Passage = readonly [weight: Weight, text: string];

/** Returns the texts that are present, with a weight. */
export function passage(weight: Weight, ...texts: readonly (string | undefined)[]): Passage[] {
  return texts.flatMap((text) => (text ? [[weight, text] as const] : []));
}

/** Returns the readable texts of a block with their weights for search; those behind a paywall are left out. */
export function passagesOf(block: Block): Passage[] {
  switch (block.type) {
    case 'title':
      return passage('A', block.text);
    case 'text':
      return passage(block.subtype?.startsWith('heading') ? 'A' : 'B', block.text);
    case 'ordered-list':
    case 'unordered-list':
      return passage('B', ...block.items.map((item) => item.text));
    case 'poll':
      return passage('B', block.question, ...block.answers.map((answer) => answer.answerText));
    case 'image':
      return passage('C', block.caption, block.altText);
    case 'image-set':
    case 'carousel':
      return block.images.flatMap(passagesOf);
    case 'nested-blocks':
      return block.subtype === 'paywall' ? [] : block.blocks.flatMap(passagesOf);
    case 'link':
      return passage('C', block.title, block.description, block.siteName, block.author);
    case 'audio':
      return passage('C', block.title, block.artist, block.album);
    case 'video':
      return passage('C', block.altText);
    default:
      return [];
  }
}

/** Returns all readable texts of some blocks. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(passagesOf).map(([, text]) => text);
}
