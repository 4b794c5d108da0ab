import { useLingui } from '@lingui/react/macro';
import { compactCount } from '#src/shared/lib/text/counts.ts';

/** Returns the accessible name of a control with a count: it must contain the visible text (WCAG 2.5.3). */
export function useCountLabel(name: string, count: number): string {
  const { i18n } = useLingui();
  return count > 0 ? `${name}, ${compactCount(count, i18n.locale)}` : name;
}
