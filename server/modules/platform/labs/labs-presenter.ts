import type { components } from '#generated/types/api.d.ts';
import { hasLab, type LabsChoices, type LabsSource } from '#server/modules/users/labs-flags.ts';

type LabsFlag = components['schemas']['LabsFlag'];

/** A feature to try as a member sees it, in their language where it is written in it, else in English. */
export function presentLabsFlag(source: LabsSource, choices: LabsChoices, locale: string): LabsFlag {
  const { title, description } = source.words[locale.split('-')[0] ?? 'en'] ?? source.words.en;
  return {
    name: source.name,
    title,
    description,
    enabled: hasLab(choices, source.name),
    experimental: source.isExperimental,
  };
}
