import { useLingui } from '@lingui/react/macro';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';

/** What a tab is called: those of the site in the reader's language, those of the member as they named them. */
export function useTabName(): (tab: Pick<DashboardTab, 'id' | 'title' | 'isOwn'>) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    following: t`Following`,
    'for-you': t`For you`,
    'followed-tags': t`Your tags`,
  };
  return ({ id, title, isOwn }) => (isOwn ? title : (names[id] ?? title));
}
