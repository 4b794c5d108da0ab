import type { components } from '#generated/types/api.d.ts';
import type { LabsSource, LabsTexts } from '#server/entities/user/labs-flags.ts';

type LabsFlag = components['schemas']['LabsFlag'];

/** Returns the texts of a labs feature in the reader's language where translated, else in English. */
export function labsWords({ words }: LabsSource, locale: string): LabsTexts {
  return words[locale.split('-')[0] ?? 'en'] ?? words.en;
}

/** Presents a labs feature to a member. */
export function presentLabsFlag(source: LabsSource, enabled: boolean, locale: string): LabsFlag {
  const { name, isExperimental } = source;
  return { name, ...labsWords(source, locale), enabled, experimental: isExperimental };
}
