import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './RunFrame.module.css';
import { useCommunityTheme } from './use-community-theme.ts';

/** Screens on which a community is run. */
export type RunScreen = 'settings' | 'rules' | 'members' | 'guide';

type RunFrameProps = {
  community: Community;
  current: RunScreen;
  title: string;
  children: ReactNode;
};

/** Renders a screen on which a community is run: its way back, title, and beside it the other such screens. */
export function RunFrame({ community, current, title, children }: RunFrameProps) {
  const { t } = useLingui();
  const { name } = community;
  useCommunityTheme(community);
  const isAdmin = community.membership.role === 'admin';
  const screens: { id: RunScreen; label: string; href: string; isHidden?: boolean }[] = [
    { id: 'settings', label: t`Settings`, href: paths.communitySettings(name), isHidden: !isAdmin },
    { id: 'rules', label: t`Automatic rules`, href: paths.communityAutomaticRules(name) },
    { id: 'members', label: t`Members and roles`, href: paths.communityMembers(name) },
    { id: 'guide', label: t`How to moderate`, href: paths.howToModerate(name) },
  ];
  const shown = screens.filter(({ isHidden }) => !isHidden);
  const label = t`Running ${community.title}`;
  return (
    <TwoColumns
      aside={
        <nav aria-label={label} className={styles.rail}>
          {shown.map(({ id, label: words, href }) => (
            <AppLink key={id} to={href} aria-current={id === current ? 'page' : undefined}>
              {words}
            </AppLink>
          ))}
        </nav>
      }
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <AppLink to={paths.community(name)} className={styles.back}>
            <CommunityPicture community={community} size={32} />
            <span dir="auto">{community.title}</span>
          </AppLink>
          <h1>{title}</h1>
        </header>
        <div className={styles.narrowRail}>
          <TabNav
            label={label}
            items={shown.map(({ id, label: words, href }) => ({
              href,
              label: words,
              current: id === current,
            }))}
          />
        </div>
        {children}
      </div>
    </TwoColumns>
  );
}
