import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import frame from './CommunityFrame.module.css';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './RunFrame.module.css';
import { useCommunityTheme } from './use-community-theme.ts';

type MembersFrameProps = {
  community: Community;
  /** Content beside the members. */
  beside: ReactNode;
  children: ReactNode;
};

/** Renders the members' page of a community: the way back, how many there are, and inviting more. */
export function MembersFrame({ community, beside, children }: MembersFrameProps) {
  const { t } = useLingui();
  const { name, title, memberCount, membersOnlineCount, friendCount = 0, canInvite } = community;
  useCommunityTheme(community);
  return (
    <TwoColumns aside={<div className={frame.aside}>{beside}</div>}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <AppLink to={paths.community(name)} className={styles.back}>
            <CommunityPicture community={community} size={32} />
            <span dir="auto">{title}</span>
          </AppLink>
          <div className={styles.line}>
            <h1>
              <Plural value={memberCount} one="# member" other="# members" />
            </h1>
            {canInvite ? (
              <AppLink
                to={paths.inviteToCommunity(name)}
                layer="modal"
                className={buttonClass({ variant: 'primary' })}
              >{t`Invite`}</AppLink>
            ) : null}
          </div>
          <p className={styles.lead}>
            <Plural
              value={membersOnlineCount}
              _0="Nobody right now."
              one="One of them right now."
              other="# of them right now."
            />{' '}
            {friendCount > 0 ? (
              <Plural value={friendCount} one="You know one of them." other="You know # of them." />
            ) : null}
          </p>
        </header>
        {children}
      </div>
    </TwoColumns>
  );
}
