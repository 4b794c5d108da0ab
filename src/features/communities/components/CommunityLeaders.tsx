import { Plural, Trans, useLingui } from '@lingui/react/macro';
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

/** Says who reads and writes here, and what it is about. */
function WhoReads({ community: { visibility, memberCount, tags } }: { community: Community }) {
  return (
    <p className={styles.small}>
      {visibility === 'private' ? (
        <Trans>Private. Only members read and write here.</Trans>
      ) : (
        <Plural
          value={memberCount}
          one="Public. Anyone can read, # member writes."
          other="Public. Anyone can read, # members write."
        />
      )}
      {tags.length > 0 ? <span dir="auto">{tags.map((tag) => `#${tag}`).join(' ')}</span> : null}
    </p>
  );
}

/** Names those who look after a community, admins, then moderators, once they are known, and says who reads it. */
export function CommunityLeaders({ community }: { community: Community }) {
  const leaders = useLeaders(community.name) ?? [];
  return (
    <>
      {leaders.length > 0 ? (
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
      ) : null}
      <WhoReads community={community} />
    </>
  );
}
