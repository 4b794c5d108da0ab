import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];

/** Returns the type of a post from its blocks; the order is that of the contract's PostType. */
export function postType(
  content: readonly Block[],
  layout: readonly Schemas['LayoutBlock'][],
): Schemas['PostType'] {
  const has = (type: Block['type']) => content.some((block) => block.type === type);
  const lines = (subtype: string) =>
    content.filter((block) => block.type === 'text' && block.subtype === subtype).length;
  const ask = layout.find((block) => block.type === 'ask');
  if (ask && 'blocks' in ask) return ask.blocks.length >= content.length ? 'ask' : 'answer';
  if (has('video')) return 'video';
  if (has('audio')) return 'audio';
  if (has('image')) return 'photo';
  if (lines('quote') > 0) return 'quote';
  if (lines('chat') > 1) return 'chat';
  return has('link') ? 'link' : 'text';
}

function words(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
      return block.caption ?? block.altText ?? '';
    case 'link':
    case 'audio':
      return block.title ?? '';
    case 'poll':
      return block.question;
    default:
      return '';
  }
}

/** Returns the beginning of a post's text, at most 120 characters. */
export function summary(content: readonly Block[]): string {
  const text = (content.map(words).find((found) => found.trim() !== '') ?? '').replace(/\s+/g, ' ').trim();
  const characters = [...text];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : text;
}

/** Returns lower-case letters and digits of any script, joined by hyphens, at most 60 characters. */
export function slug(text: string): string {
  return [...text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')]
    .slice(0, 60)
    .join('')
    .replace(/^-+|-+$/g, '');
}
