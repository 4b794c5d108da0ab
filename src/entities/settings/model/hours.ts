import type { I18n } from '@lingui/core';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';

/** Returns the hours of a range with their labels in the reader's language. */
export function hourOptions(from: number, to: number, { locale }: I18n): [string, string][] {
  const words = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return Array.from({ length: to - from + 1 }, (_, at) => [
    String(from + at),
    words.format(Date.UTC(2026, 0, 1, from + at)),
  ]);
}
