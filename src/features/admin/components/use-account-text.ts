import { useLingui } from '@lingui/react/macro';
import type { SiteAccountState } from '#generated/zod/siteAccountState.zod.ts';

/** What the state of an account is called. */
export function useAccountWords(): Record<SiteAccountState, string> {
  const { t } = useLingui();
  return {
    active: t`Open`,
    partial: t`Not finished`,
    suspended: t`Closed`,
    leaving: t`Leaving`,
  };
}
