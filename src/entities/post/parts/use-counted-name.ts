import { useLingui } from '@lingui/react/macro';
import { compactCount } from '#src/shared/lib/text/counts.ts';

/** The name of a control that shows a count: what is seen must be part of what is heard. */
export function useCountedName(name: string, count: number): string {
  const { i18n } = useLingui();
  return count > 0 ? `${name}, ${compactCount(count, i18n.locale)}` : name;
}
