import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { ACTIVITY_FILTERS, type ActivityFilter, activityPaths } from '../paths.ts';

type ActivityTabsProps = { blog: string; filter: ActivityFilter };

/** Which blog and which kinds are shown. Whoever has one blog chooses kinds only. */
export function ActivityTabs({ blog, filter }: ActivityTabsProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const words = { all: t`All`, mentions: t`Mentions`, replies: t`Replies`, reblogs: t`Reblogs` };
  const first = blogs[0]?.name;
  const hrefOf = (name: string, kind: ActivityFilter) =>
    activityPaths.activity({ filter: kind, ...(name === first ? {} : { blog: name }) });
  return (
    <>
      {blogs.length > 1 ? (
        <TabNav
          label={t`Your blogs`}
          items={blogs.map(({ name }) => ({
            href: hrefOf(name, filter),
            label: name,
            current: name === blog,
          }))}
        />
      ) : null}
      <TabNav
        label={t`Kinds of activity`}
        items={ACTIVITY_FILTERS.map((kind) => ({
          href: hrefOf(blog, kind),
          label: words[kind],
          current: kind === filter,
        }))}
      />
    </>
  );
}
