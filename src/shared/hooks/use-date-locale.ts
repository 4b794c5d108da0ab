import { useLingui } from '@lingui/react/macro';
import { regionalLocale } from '../lib/language/regional-locale.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns the BCP 47 tag in which dates are formatted: the reader's variant of the interface's language after
 * hydration, the language itself before, because the server does not know the reader's region.
 */
export function useDateLocale(): string {
  const { i18n } = useLingui();
  return useHydrated() ? regionalLocale(i18n.locale) : i18n.locale;
}
