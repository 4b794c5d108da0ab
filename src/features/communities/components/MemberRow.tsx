import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import styles from './Members.module.css';

type MemberRowProps = {
  member: CommunityMember;
  /** Side of the avatar in CSS pixels. */
  size?: 44 | 64;
  end?: ReactNode;
};

/** Renders a member of a community: role, whether they are here, whether both follow each other, since when. */
export function MemberRow({ member, size = 44, end }: MemberRowProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { name, isOnline, isAdmin, isModerator, isMutual, isMuted, joinedTs } = member;
  const since = dateFormat(locale, { dateStyle: 'medium' }).format(joinedTs * 1000);
  const role = isAdmin ? t`Admin` : isModerator ? t`Moderator` : undefined;
  return (
    <div className={styles.member}>
      <span className={styles.face} data-online={isOnline || undefined}>
        <BlogAvatar blog={member} size={size} />
      </span>
      <div>
        <BlogName name={name} className={styles.name} />
        <small className={styles.facts}>
          {role ? <span>{role}</span> : null}
          {isOnline ? (
            <span>
              <Trans>Here now</Trans>
            </span>
          ) : null}
          {isMutual ? (
            <span>
              <Trans>You follow each other</Trans>
            </span>
          ) : null}
          {isMuted ? (
            <span>
              <Trans>Muted</Trans>
            </span>
          ) : null}
          <span>
            <Trans>Since {since}</Trans>
          </span>
        </small>
      </div>
      {end}
    </div>
  );
}
