import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import type { ListCommunities200 } from '#generated/zod/listCommunities200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { Invitations } from '../components/Invitations.tsx';
import { Suggestions } from '../components/Suggestions.tsx';
import { CommunityWindow, EmptyWindow, Windows, WindowsSkeleton } from '../components/Windows.tsx';
import { ownCommunitiesQuery, suggestedCommunitiesQuery } from '../data/communities.ts';
import styles from './CommunitiesPage.module.css';

/** Number of suggested communities that a member without any of their own sees as windows. */
const SUGGESTION_COUNT = 4;

const communitiesOf = ({ response }: ListCommunities200): readonly CommunityRef[] => response.communities;
const keyOf = ({ uuid }: CommunityRef): string => uuid;

/** Counts the member's communities and what is new in them. */
function Summary({ communities }: { communities: readonly CommunityRef[] }) {
  const unread = communities.filter(({ membership }) => membership?.isUnreadMuted !== true);
  const newPosts = unread.reduce((sum, { unreadPostCount = 0 }) => sum + unreadPostCount, 0);
  return (
    <p className={styles.lead}>
      <Plural value={communities.length} one="Your # community." other="Your # communities." />{' '}
      {newPosts > 0 ? (
        <Plural value={newPosts} one="# new post." other="# new posts." />
      ) : (
        <Trans>Nothing new in them.</Trans>
      )}
    </p>
  );
}

/** Shown to members who are in no community yet: lit windows to look into, and ways to start or find one. */
function NoCommunities() {
  const { t } = useLingui();
  const { data = [] } = useQuery(suggestedCommunitiesQuery());
  return (
    <Windows label={t`Communities to look into`}>
      <EmptyWindow
        isDouble
        href={paths.newCommunity()}
        icon="plus"
        title={t`Start a community`}
        detail={t`You are the first one in.`}
      />
      {data.slice(0, SUGGESTION_COUNT).map(({ community }) => (
        <CommunityWindow key={community.uuid} community={community} />
      ))}
      <EmptyWindow
        isDouble
        href={paths.browseCommunities()}
        icon="search"
        title={t`All the others`}
        detail={t`Browse communities`}
      />
    </Windows>
  );
}

function Landing() {
  const { t } = useLingui();
  const list = usePagedList(ownCommunitiesQuery(), communitiesOf, keyOf);
  const { items } = list;
  const isEmpty = items?.length === 0 && !list.hasMore;
  return (
    <div className={styles.page}>
      <PageHead title={t`Communities`} noIndex />
      <header className={styles.head}>
        <h1>{isEmpty ? <Trans>No window of yours yet</Trans> : <Trans>Who is in</Trans>}</h1>
        <ButtonLink href={paths.browseCommunities()} className={styles.action}>
          <Trans>Browse</Trans>
        </ButtonLink>
        <ButtonLink href={paths.newCommunity()} className={styles.action}>
          <Trans>Start one</Trans>
        </ButtonLink>
        {isEmpty ? (
          <p className={styles.lead}>
            <Trans>Look into any of these as long as you like. Nobody sees you before you join.</Trans>
          </p>
        ) : items ? (
          <Summary communities={items} />
        ) : null}
      </header>
      <EndlessList
        list={list}
        skeleton={<WindowsSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={<NoCommunities />}
        errorText={t`Your communities could not be loaded.`}
      >
        {(communities) => (
          <Windows label={t`Your communities`}>
            {communities.map((community, index) => (
              <CommunityWindow key={community.uuid} community={community} isDouble={index === 0} />
            ))}
            <EmptyWindow
              href={paths.newCommunity()}
              icon="plus"
              title={t`Room for one more`}
              detail={t`Start a community`}
            />
          </Windows>
        )}
      </EndlessList>
      <Invitations />
      {isEmpty ? null : <Suggestions />}
    </div>
  );
}

/** The member's communities, their invitations and suggestions (spec 001 §2). Visitors are led to the public ones. */
export default function CommunitiesPage() {
  const { isLoggedIn } = useViewer();
  return isLoggedIn ? <Landing /> : <Navigate to={paths.browseCommunities()} replace />;
}
