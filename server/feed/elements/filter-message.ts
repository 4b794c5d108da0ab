import { elementWordsIn } from '#generated/element-words.js';
import type { Element } from './element-source.ts';

/** Returns the message that stands below a list whose posts are partly hidden by choices of its reader. */
export function filterMessage(hiddenCount: number, locale: string): Element[] {
  if (hiddenCount === 0) return [];
  return [
    {
      objectType: 'timeline_message',
      id: 'hidden-by-choice',
      kind: 'filtered',
      text: elementWordsIn(locale).hiddenByChoice(),
      hiddenCount,
    },
  ];
}
