import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { useJoinWall } from '../data/join-wall.ts';
import { useCommunitySubscription } from '../data/subscription.ts';
import styles from './CommunityHead.module.css';
import { CommunityMenu } from './CommunityMenu.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';

/** Number of members who are shown as there. */
const BEAD_COUNT = 5;

/** Renders the end of the thread: the own bead of a member, the way in for everybody else. */
function Seat({ community }: { community: Community }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const onClick = useJoinWall(community);
  const { name, membership, membershipRequests, joinType, invitation } = community;
  const own = blogs.find((blog) => blog.name === membership.blogName);
  if (membership.isMember)
    return own ? (
      <AppLink
        to={paths.joinCommunity(name)}
        layer="modal"
        className={styles.own}
        aria-label={t`You are here as ${own.name}`}
      >
        <BlogAvatar blog={own} size={40} />
        <b translate="no">{own.name}</b>
      </AppLink>
    ) : null;
  const isWaiting = membershipRequests.length > 0;
  const isClosed = joinType === 'invite' && !invitation;
  if (isClosed) return null;
  return (
    <AppLink
      to={paths.joinCommunity(name)}
      layer="modal"
      onClick={onClick}
      className={buttonClass({ variant: isWaiting ? 'secondary' : 'primary', className: styles.join })}
    >
      {isWaiting ? t`Request sent` : joinType === 'request' ? t`Ask to join` : t`Join`}
    </AppLink>
  );
}

function SubscribeButton({ community: { name, subscribed } }: { community: Community }) {
  const { t } = useLingui();
  const { change, busy } = useCommunitySubscription(name);
  return (
    <IconButton
      icon="bell"
      label={t`Notify me of every new post`}
      aria-pressed={subscribed}
      aria-disabled={busy || undefined}
      onClick={() => change(!subscribed)}
    />
  );
}

/** Renders the head of a community: cover, picture, who is there on one thread, the seat, title and numbers. */
export function CommunityHead({ community }: { community: Community }) {
  const { t } = useLingui();
  const { title, description, headerImage, memberCount, membersOnlineCount, onlineMembers = [] } = community;
  const { joinType, friendCount = 0, unreadPostCount = 0, membership } = community;
  return (
    <header className={styles.head}>
      <div className={styles.cover} data-banner="low">
        <TilePicture media={headerImage} sizes="100vw" eager urgent />
      </div>
      <div className={styles.people}>
        <CommunityPicture community={community} size={112} loading="eager" className={styles.picture} />
        <ul className={styles.beads} aria-label={t`Here now`}>
          {onlineMembers.slice(0, BEAD_COUNT).map((blog) => (
            <li key={blog.uuid}>
              <Link href={paths.blog(blog.name)} aria-label={t`${blog.name}, here now`}>
                <BlogAvatar blog={blog} size={44} />
              </Link>
            </li>
          ))}
        </ul>
        <span className={styles.seat}>
          <Seat community={community} />
        </span>
      </div>
      <div className={styles.words}>
        <h1 dir="auto">{title}</h1>
        <div className={styles.acts}>
          {community.canInvite ? (
            <AppLink
              to={paths.inviteToCommunity(community.name)}
              layer="modal"
              className={buttonClass({ size: 'small', className: styles.invite })}
            >{t`Invite`}</AppLink>
          ) : null}
          {membership.isMember ? <SubscribeButton community={community} /> : null}
          <CommunityMenu community={community} />
        </div>
        {description ? (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        ) : null}
        <p className={styles.facts}>
          <span>
            <Plural value={memberCount} one="# member" other="# members" />
          </span>
          <span>
            <Trans>{membersOnlineCount} here now</Trans>
          </span>
          {unreadPostCount > 0 ? (
            <span>
              <Plural value={unreadPostCount} one="# new" other="# new" />
            </span>
          ) : null}
          {membership.isMember ? null : (
            <span>
              {joinType === 'free' ? (
                <Trans>Anyone can join</Trans>
              ) : joinType === 'request' ? (
                <Trans>By request</Trans>
              ) : (
                <Trans>By invitation</Trans>
              )}
            </span>
          )}
          {friendCount > 0 && !membership.isMember ? (
            <span>
              <Plural value={friendCount} one="You follow # of them" other="You follow # of them" />
            </span>
          ) : null}
        </p>
      </div>
    </header>
  );
}
