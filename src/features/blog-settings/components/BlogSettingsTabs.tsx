import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

export type BlogSettingsTab =
  | 'settings'
  | 'appearance'
  | 'accessories'
  | 'members'
  | 'followers'
  | 'memberships'
  | 'blaze'
  | 'blocked';

/** Tabs of the settings pages of a blog. */
export function BlogSettingsTabs({ part, name }: { part: BlogSettingsTab; name: string }) {
  const { t } = useLingui();
  const { features } = useViewer();
  const tabs: readonly (readonly [BlogSettingsTab, string, string])[] = [
    ['settings', paths.blogSettings(name), t`Settings`],
    ['appearance', paths.blogLooks(name), t`Appearance`],
    ['accessories', paths.blogAccessories(name), t`Badges`],
    ['members', paths.blogMembers(name), t`Members`],
    ['followers', paths.blogFollowers(name), t`Followers`],
    ['memberships', paths.memberships(name), t`Supporters`],
    ['blaze', paths.blaze(name), t`Blaze`],
    ['blocked', paths.blogBlocked(name), t`Blocked`],
  ];
  return (
    <TabNav
      label={t`Parts of ${name}`}
      items={tabs
        .filter(([one]) => one !== 'memberships' || one === part || features.includes('memberships'))
        .map(([one, href, label]) => ({ href, label, current: one === part }))}
    />
  );
}
