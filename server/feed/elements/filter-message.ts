import { type Element, inLanguage } from './element-source.ts';

const TEXTS = {
  en: 'Your filters, mutes and blocks hide posts here.',
  de: 'Deine Filter, Stummschaltungen und Sperren blenden hier Beiträge aus.',
};

/** Returns the message that stands below a list whose posts are partly hidden by choices of its reader. */
export function filterMessage(hiddenCount: number, locale: string): Element[] {
  if (hiddenCount === 0) return [];
  return [
    {
      objectType: 'timeline_message',
      id: 'hidden-by-choice',
      kind: 'filtered',
      text: inLanguage(TEXTS, locale),
      hiddenCount,
    },
  ];
}
