import { useLingui } from '@lingui/react/macro';
import type { SiteAccountState } from '#generated/zod/siteAccountState.zod.ts';

/** Returns the labels of the account states. */
export function useAccountText(): Record<SiteAccountState, string> {
  const { t } = useLingui();
  return {
    active: t`Active`,
    partial: t`Not finished`,
    suspended: t`Suspended`,
    leaving: t`Being deleted`,
  };
}
