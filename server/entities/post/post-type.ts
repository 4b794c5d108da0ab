import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];

const FIRST_MATCH: ReadonlyArray<[Schemas['PostType'], (content: readonly Block[]) => boolean]> = [
  ['video', (content) => content.some((block) => block.type === 'video')],
  [
    'photo',
    (content) => content.some(({ type }) => type === 'image' || type === 'image-set' || type === 'carousel'),
  ],
  ['audio', (content) => content.some((block) => block.type === 'audio')],
  ['quote', (content) => content.some((block) => block.type === 'text' && block.subtype === 'quote')],
  [
    'chat',
    (content) => content.filter((block) => block.type === 'text' && block.subtype === 'chat').length > 1,
  ],
  ['link', (content) => content.some((block) => block.type === 'link')],
];

/** Derives the type of a post from its blocks (in the order of the contract's PostType). */
export function postTypeOf(
  content: readonly Block[],
  layout: readonly Schemas['LayoutBlock'][],
): Schemas['PostType'] {
  if (layout.some((block) => block.type === 'ask')) {
    const asked = layout.find((block) => block.type === 'ask');
    const covered = asked && 'blocks' in asked ? asked.blocks.length : 0;
    return covered >= content.length ? 'ask' : 'answer';
  }
  return FIRST_MATCH.find(([, matches]) => matches(content))?.[0] ?? 'text';
}

const SUMMARY_LENGTH = 120;
const SLUG_LENGTH = 60;

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'text':
    case 'title':
      return block.text;
    case 'ordered-list':
    case 'unordered-list':
      return block.items.map((item) => item.text).join(' ');
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

/** Returns the beginning of a post's text, for titles and notifications; at most 120 characters. */
export function summaryOf(content: readonly Block[]): string {
  const words = content.map(wordsOf).find((text) => text.trim() !== '') ?? '';
  const flat = words.replace(/\s+/g, ' ').trim();
  const characters = [...flat];
  return characters.length > SUMMARY_LENGTH ? `${characters.slice(0, SUMMARY_LENGTH - 1).join('')}…` : flat;
}

/** Returns a slug from the requested one or from the summary: lower-case letters and digits of any script, hyphens. */
export function slugOf(wanted: string | undefined, summary: string): string {
  return [...(wanted || summary).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')]
    .slice(0, SLUG_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');
}
