import { useLingui } from '@lingui/react/macro';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { ACTIVITY_FILTERS, type ActivityFilter } from '../paths.ts';

type ActivityTabsProps = {
  filter: ActivityFilter;
  /** The address of the page, narrowed otherwise. */
  hrefOf: (filter: ActivityFilter) => string;
};

/** Which kinds are shown. */
export function ActivityTabs({ filter, hrefOf }: ActivityTabsProps) {
  const { t } = useLingui();
  const words = {
    all: t`All`,
    mentions: t`Mentions`,
    replies: t`Replies`,
    reblogs: t`Reblogs`,
    mutuals: t`Mutuals`,
  };
  return (
    <TabNav
      label={t`Kinds of activity`}
      items={ACTIVITY_FILTERS.map((kind) => ({
        href: hrefOf(kind),
        label: words[kind],
        current: kind === filter,
      }))}
    />
  );
}
