import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityThread } from '../components/CommunityThread.tsx';
import styles from '../components/JoinCommunity.module.css';
import { JoinForm } from '../components/JoinForm.tsx';
import { useCommunity } from '../data/community.ts';
import { useWaitForSeat, useWithdrawRequest } from '../data/join.ts';

/** A request of one of the member's blogs that waits, and the way to take it back. */
function Pending({ community, blog }: { community: Community; blog: Blog }) {
  const { t } = useLingui();
  const { write, busy } = useWithdrawRequest();
  return (
    <>
      <CommunityThread community={community} blog={blog} isWaiting />
      <h1>
        <Trans>Request sent</Trans>
      </h1>
      <p>
        <Trans>
          A moderator will answer. Your seat is kept as <b translate="no">{blog.name}</b>.
        </Trans>
      </p>
      <Button
        size="large"
        block
        loading={busy}
        onClick={() => void write({ community: community.name, blog: blog.name })}
      >{t`Take it back`}</Button>
    </>
  );
}

/** A community without room, and the offer to be told of a free seat. */
function Full({ community }: { community: Community }) {
  const { t } = useLingui();
  const { change, busy } = useWaitForSeat(community.name);
  const isWaiting = community.seatSubscribed ?? false;
  return (
    <>
      <CommunityThread community={community} />
      <h1>
        <Plural
          value={community.populationCap ?? 0}
          one="The one seat is taken"
          other="All # seats are taken"
        />
      </h1>
      <p>
        {isWaiting ? (
          <Trans>We will tell you when there is room again.</Trans>
        ) : (
          <Trans>We can tell you when there is room again.</Trans>
        )}
      </p>
      <Button size="large" block loading={busy} onClick={() => change(!isWaiting)}>
        {isWaiting ? t`Do not tell me` : t`Tell me`}
      </Button>
    </>
  );
}

type JoinProps = { community: Community; inviteHash: string | undefined };

/** Renders what the member can do: join, ask, wait, or nothing. */
function Join({ community, inviteHash }: JoinProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const navigate = useNavigate();
  const { name, title, blogIds, membershipRequests, populationCap, joinType, invitation } = community;
  const hub = paths.community(name);
  const outside = blogs.filter(({ uuid }) => !blogIds.includes(uuid));
  const waiting = outside.find((blog) => membershipRequests.some(({ blogName }) => blogName === blog.name));
  const [first, ...others] = outside;
  const isInvited = invitation !== undefined || inviteHash !== undefined;
  if (!first)
    return (
      <>
        <CommunityThread community={community} blog={blogs[0]} />
        <h1>
          <Trans>You are a member of {title}</Trans>
        </h1>
        <ButtonLink href={hub} variant="primary" size="large" block>{t`Go to the community`}</ButtonLink>
      </>
    );
  if (waiting) return <Pending community={community} blog={waiting} />;
  if (populationCap !== null && community.memberCount >= populationCap) return <Full community={community} />;
  if (joinType === 'invite' && !isInvited)
    return (
      <>
        <CommunityThread community={community} />
        <h1>
          <Trans>By invitation only</Trans>
        </h1>
        <p>
          <Trans>A member of {title} can invite you.</Trans>
        </p>
        <ButtonLink href={paths.browseCommunities()} size="large" block>{t`Browse communities`}</ButtonLink>
      </>
    );
  return (
    <JoinForm
      community={community}
      blogs={[first, ...others]}
      inviteHash={inviteHash}
      isRequest={joinType === 'request' && !isInvited}
      onJoined={() => void navigate(hub, { replace: true })}
    />
  );
}

/** Sheet that joins a community, asks to join, or accepts an invitation (spec 001 §2 and §4). */
export default function JoinCommunityPage() {
  const { t, i18n } = useLingui();
  const { communityId = '' } = useParams();
  const { data: community, error, refetch, isFetching, inviteHash, isLinkDead } = useCommunity(communityId);
  return (
    <div className={styles.sheet} {...(community && frameThemeOf(community.theme))}>
      <PageHead title={community ? t`Join ${community.title}` : t`Join a community`} noIndex />
      {isLinkDead ? (
        <p role="status">
          <Trans>This invitation link is no longer valid.</Trans>
        </p>
      ) : null}
      {community ? (
        <Join key={community.uuid} community={community} inviteHash={inviteHash} />
      ) : error ? (
        <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
          {errorMessage(error, t`The community could not be loaded.`, i18n)}
        </ErrorState>
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
