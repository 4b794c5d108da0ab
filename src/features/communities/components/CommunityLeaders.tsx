import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { useLeaders } from '../data/members.ts';
import styles from './CommunityFrame.module.css';

/** Side of an avatar in CSS pixels. */
const AVATAR_PX = 40;

function Leader({ member }: { member: CommunityMember }) {
  const { t } = useLingui();
  const { name, isAdmin, isOnline } = member;
  const role = isAdmin ? t`Admin` : t`Moderator`;
  return (
    <li>
      <BlogAvatar blog={member} size={AVATAR_PX} />
      <span>
        <BlogName name={name} />
        <small>{isOnline ? t`${role}, here now` : role}</small>
      </span>
    </li>
  );
}

/** Names those who look after a community: admins, then moderators. Renders nothing while they are unknown. */
export function CommunityLeaders({ community: { name } }: { community: Pick<Community, 'name'> }) {
  const leaders = useLeaders(name);
  if (!leaders || leaders.length === 0) return null;
  return (
    <section className={styles.leaders}>
      <h2>
        <Trans>Looked after by</Trans>
      </h2>
      <ul>
        {leaders.map((member) => (
          <Leader key={member.uuid} member={member} />
        ))}
      </ul>
    </section>
  );
}
