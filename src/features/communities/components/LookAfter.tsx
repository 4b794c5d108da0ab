import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './Members.module.css';

/** Side of an avatar in CSS pixels. */
const AVATAR_PX = 64;

type LookAfterProps = {
  community: string;
  /** Admins, then moderators; undefined while they are read. */
  leaders: readonly CommunityMember[] | undefined;
  isOwn: (member: CommunityMember) => boolean;
  menuOf: (member: CommunityMember) => ReactNode;
};

/** Renders those who look after a community on one thread; an admin hands it over here. */
export function LookAfter({ community, leaders, isOwn, menuOf }: LookAfterProps) {
  const { t } = useLingui();
  if (leaders?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="community-leaders">
      <h2 id="community-leaders">
        <Trans>Look after it</Trans>
      </h2>
      {leaders ? (
        <ul className={styles.leaders} aria-labelledby="community-leaders">
          {leaders.map((member) => (
            <li key={member.uuid}>
              <MemberRow
                member={member}
                size={AVATAR_PX}
                end={
                  isOwn(member) && member.isAdmin ? (
                    <ButtonLink
                      href={`${paths.communitySettings(community)}#settings-go`}
                    >{t`Hand over…`}</ButtonLink>
                  ) : (
                    menuOf(member)
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <RowSkeleton />
      )}
    </section>
  );
}
