import type { Subtype } from './types.ts';

/** Every kind of text block (contract: TextBlock.subtype). */
export const SUBTYPES: readonly Subtype[] = [
  'heading1',
  'heading2',
  'quote',
  'chat',
  'quirky',
  'indented',
  'ordered-list-item',
  'unordered-list-item',
];

/** Deepest list item or indented block (contract: TextBlock.indentLevel). */
export const MAX_INDENT = 7;

const LISTS: ReadonlySet<unknown> = new Set<Subtype>(['ordered-list-item', 'unordered-list-item']);

/** Whether a block is an item of a list. */
export const isListItem = (subtype: unknown): boolean => LISTS.has(subtype);

/** Whether a block can be moved in and out. */
export const canIndent = (subtype: unknown): boolean => isListItem(subtype) || subtype === 'indented';
