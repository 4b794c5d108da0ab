import { useLingui } from '@lingui/react/macro';

/** What a tab of the dashboard says of itself. */
interface NamedTab {
  id: string;
  title: string;
  /** Whether the member made it. */
  isOwn: boolean;
}

/** What a tab of the dashboard is called: those of the site in the reader's language, those of the member as they named them. */
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
  };
  return ({ id, title, isOwn }) => (isOwn ? title : (names[id] ?? title));
}
