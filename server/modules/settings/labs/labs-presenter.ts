import type { components } from '#generated/types/api.d.ts';
import type { LabsSource, LabsWords } from '#server/entities/user/labs-flags.ts';

type LabsFlag = components['schemas']['LabsFlag'];

/** What a feature is called, in a reader's language where it is written in it, else in English. */
export function labsWords({ words }: LabsSource, locale: string): LabsWords {
  return words[locale.split('-')[0] ?? 'en'] ?? words.en;
}

/** A feature to try as a member sees it. */
export function presentLabsFlag(source: LabsSource, enabled: boolean, locale: string): LabsFlag {
  const { name, isExperimental } = source;
  return { name, ...labsWords(source, locale), enabled, experimental: isExperimental };
}
