import { useLingui } from '@lingui/react/macro';
import type { SettingsGroup } from './sections/section.ts';

/** What the groups of the settings are called. */
export function useGroupNames(): Record<SettingsGroup, string> {
  const { t } = useLingui();
  return {
    account: t`You`,
    reading: t`What you see`,
    others: t`Others and your data`,
    more: t`More`,
  };
}
