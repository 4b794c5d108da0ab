import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

type KeptTabsProps = {
  current: 'collections' | 'saved' | 'likes';
};

/** Links what a member kept: collections, saved posts, likes. Nothing for members who do not try collections. */
export function KeptTabs({ current }: KeptTabsProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  if (!user?.labs?.includes('collections')) return null;
  return (
    <TabNav
      label={t`What you kept`}
      items={[
        { href: paths.collections(), label: t`Collections`, current: current === 'collections' },
        { href: paths.saved(), label: t`Saved for later`, current: current === 'saved' },
        { href: paths.likes(), label: t`Likes`, current: current === 'likes' },
      ]}
    />
  );
}
