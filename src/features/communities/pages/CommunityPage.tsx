import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { CommunityContext } from '#src/entities/post/community/community-context.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { paths } from '#src/paths/paths.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { CommunityFrame } from '../components/CommunityFrame.tsx';
import { CommunitySkeleton } from '../components/CommunitySkeleton.tsx';
import { communityPostsQuery, useCommunity } from '../data/community.ts';
import { useCommunityReading } from '../data/reading.ts';
import { type CommunityView, communityViewOf } from '../model/community-view.ts';

// Members alone write, hear of new posts, and find read posts folded.
const CommunityComposer = lazyPart(() => import('../components/CommunityComposer.tsx'), 'CommunityComposer');
const HubNews = lazyPart(() => import('../components/HubNews.tsx'), 'HubNews');
const HubOffline = lazyPart(() => import('../components/HubOffline.tsx'), 'HubOffline');
const PinnedLine = lazyPart(() => import('../components/PinnedLine.tsx'), 'PinnedLine');

const HubEmpty = lazyPart(() => import('../components/HubEnds.tsx'), 'HubEmpty');
const NothingFound = lazyPart(() => import('../components/HubEnds.tsx'), 'NothingFound');
const HubEnd = lazyPart(() => import('../components/HubEnds.tsx'), 'HubEnd');

type PostsProps = CommunityView & {
  community: Community;
  inviteHash: string | undefined;
  /** When the community was read, in Unix seconds. */
  readAt: number;
};

function Posts({ community, inviteHash, readAt, view, board, query }: PostsProps) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const { name, title } = community;
  const around = useMemo(() => ({ ...community, postLayer: 'modal' as const }), [community]);
  const list = useFeed(communityPostsQuery(name, { view, board, query }, inviteHash));
  const isWhole = !query;
  const isAnnounced = isWhole && view === 'recent' && community.membership.isMember && !inviteHash;
  const reading = useCommunityReading(community, { view, board, query });
  // Visitors see pinned posts open; members who have read one see a line for it.
  const isFolded = (element: TimelineElement): boolean =>
    isWhole &&
    isLoggedIn &&
    element.objectType === 'post' &&
    Boolean(element.community?.isPinned && element.community.isRead);
  const isBlank = community.canPost && view === 'recent' && !board;
  const folded = (list.items ?? []).filter((element) => element.objectType === 'post').filter(isFolded);
  const shown = list.items?.filter((element) => !isFolded(element));
  return (
    <CommunityContext value={around}>
      <PostPlaceContext value="community">
        <HubOffline readAt={readAt} hasPosts={list.items !== undefined} />
        {community.canPost && isWhole ? <CommunityComposer community={community} board={board} /> : null}
        {folded.map((post) => (
          <PinnedLine key={post.id} post={post} />
        ))}
        {isAnnounced ? <HubNews community={name} view={{ view, board }} pages={list.pages} /> : null}
        <Feed
          list={{ ...list, items: shown }}
          reading={reading}
          label={isWhole ? t`Posts in ${title}` : t`Posts in ${title} with “${query}”`}
          failed={{ title: t`The posts did not arrive`, text: t`Everything you saw here is safe.` }}
          waiting={t`The posts are coming.`}
          empty={
            isWhole ? (
              <HubEmpty isBlank={isBlank} />
            ) : (
              <NothingFound community={name} view={{ view, board, query }} />
            )
          }
          end={<HubEnd community={community} />}
        />
      </PostPlaceContext>
    </CommunityContext>
  );
}

/** A community: its head, and its posts as tabs, boards and words select them (spec 001 §2). */
export default function CommunityPage() {
  const { t } = useLingui();
  const { communityId = '' } = useParams();
  const { search } = useLocation();
  const { data: community, error, inviteHash, dataUpdatedAt } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <CommunitySkeleton />;
  const view = communityViewOf(new URLSearchParams(search));
  const { title } = community;
  const { query } = view;
  return (
    <CommunityFrame community={community} current={view.view} board={view.board} query={query}>
      <PageHead
        title={query ? t`“${query}” in ${title}` : title}
        description={community.description}
        canonical={paths.community(community.name)}
        noIndex={community.visibility === 'private' || community.hasContentLabel || query !== undefined}
      />
      <Posts
        key={`${view.view} ${view.board} ${query || ''}`}
        {...{ community, inviteHash, readAt: Math.floor(dataUpdatedAt / 1000), ...view }}
      />
    </CommunityFrame>
  );
}
