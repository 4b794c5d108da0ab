import { useLingui } from '@lingui/react/macro';
import type { SettingsGroup } from './sections/section.ts';

/** Returns the titles of the settings groups. */
export function useGroupNames(): Record<SettingsGroup, string> {
  const { t } = useLingui();
  return {
    account: t`You`,
    reading: t`What you see`,
    others: t`Others and your data`,
    more: t`More`,
  };
}
