import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './RunFrame.module.css';
import { RunRail } from './RunRail.tsx';
import { type RunScreen, useRunScreens } from './run-screens.ts';
import { useCommunityTheme } from './use-community-theme.ts';

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
  const shown = useRunScreens(community);
  const label = t`Running ${community.title}`;
  return (
    <TwoColumns
      aside={
        <div className={styles.aside}>
          <RunRail community={community} current={current} />
        </div>
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
