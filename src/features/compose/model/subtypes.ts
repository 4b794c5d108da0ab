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

/** Maximum indent level (contract: TextBlock.indentLevel). */
export const MAX_INDENT = 7;

const LISTS: ReadonlySet<unknown> = new Set<Subtype>(['ordered-list-item', 'unordered-list-item']);

/** Returns true for the subtypes of list items. */
export const isListItem = (subtype: unknown): boolean => LISTS.has(subtype);

/** Returns true for the subtypes that can be indented. */
export const canIndent = (subtype: unknown): boolean => isListItem(subtype) || subtype === 'indented';
