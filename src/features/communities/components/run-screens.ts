import { useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';

/** Screens on which a community is looked after and run. */
export type RunScreen = 'queue' | 'log' | 'bans' | 'rules' | 'members' | 'guide' | 'settings';

/** Returns the screens on which the viewer can run a community, in the order of its navigation. */
export function useRunScreens({ name, membership }: Pick<Community, 'name' | 'membership'>) {
  const { t } = useLingui();
  const screens: { id: RunScreen; label: string; href: string; isHidden?: boolean }[] = [
    { id: 'queue', label: t`Queue`, href: paths.moderationQueue(name) },
    { id: 'log', label: t`Audit log`, href: paths.communityLog(name) },
    { id: 'bans', label: t`Bans`, href: paths.communityBans(name) },
    { id: 'rules', label: t`Automatic rules`, href: paths.communityAutomaticRules(name) },
    { id: 'members', label: t`Members and roles`, href: paths.communityMembers(name) },
    { id: 'guide', label: t`How to moderate`, href: paths.howToModerate(name) },
    {
      id: 'settings',
      label: t`Settings`,
      href: paths.communitySettings(name),
      isHidden: membership.role !== 'admin',
    },
  ];
  return screens.filter(({ isHidden }) => !isHidden);
}
