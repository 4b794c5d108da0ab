import { useLingui } from '@lingui/react/macro';

/** A dashboard tab's name and origin. */
interface NamedTab {
  id: string;
  title: string;
  /** True for tabs the member created. */
  isOwn: boolean;
}

/** Returns a function for a dashboard tab's name: translated for the site's tabs, verbatim for the member's own. */
export function useTabName(): (tab: NamedTab) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    following: t`Following`,
    'for-you': t`For you`,
    'followed-tags': t`Your tags`,
    subscriptions: t`Subscriptions`,
    mutuals: t`Mutuals`,
    originals: t`Originals`,
    popular: t`Popular`,
    communities: t`Communities`,
  };
  return ({ id, title, isOwn }) => (isOwn ? title : (names[id] ?? title));
}
