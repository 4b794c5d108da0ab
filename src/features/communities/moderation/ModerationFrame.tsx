import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { CommunityPicture } from '../components/CommunityPicture.tsx';
import { RunRail } from '../components/RunRail.tsx';
import { type RunScreen, useRunScreens } from '../components/run-screens.ts';
import { useCommunityTheme } from '../components/use-community-theme.ts';
import styles from './ModerationFrame.module.css';

type ModerationFrameProps = {
  community: Community;
  /** Title of the page; undefined where the content has it. */
  title?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Beside the title. */
  beside?: ReactNode;
  /** The screen on which this is; undefined for those who do not run the community. */
  current?: RunScreen | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

/** Renders a page for those who look after a community, in its colours: the way back, title, and a sidebar. */
export function ModerationFrame({
  community,
  title,
  lead,
  beside,
  current,
  aside,
  children,
}: ModerationFrameProps) {
  useCommunityTheme(community);
  // Beside the queue stands first whose entry is open.
  const rail = current ? <RunRail community={community} current={current} /> : null;
  return (
    <TwoColumns
      aside={
        <div className={styles.aside}>
          {current === 'queue' ? null : rail}
          {aside}
          {current === 'queue' ? rail : null}
        </div>
      }
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <Link href={paths.community(community.name)} className={styles.back}>
            <CommunityPicture community={community} size={32} />
            <bdi>{community.title}</bdi>
          </Link>
          {title === undefined ? null : <h1>{title}</h1>}
          {beside}
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </header>
        {children}
      </div>
    </TwoColumns>
  );
}

/** Links between the screens on which a community is looked after and run, where there is no room for a rail. */
export function ModerationTabs({ community, current }: { community: Community; current: RunScreen }) {
  const { t } = useLingui();
  const screens = useRunScreens(community);
  return (
    <div className={styles.narrowTabs}>
      <TabNav
        label={t`Looking after ${community.title}`}
        items={screens.map(({ id, label, href }) => ({ href, label, current: id === current }))}
      />
    </div>
  );
}
