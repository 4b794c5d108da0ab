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
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { CommunityFrame } from '../components/CommunityFrame.tsx';
import { communityPostsQuery, useCommunity } from '../data/community.ts';
import { useNewPosts } from '../data/new-posts.ts';
import { useCommunityReading } from '../data/reading.ts';
import { type CommunityView, communityViewOf } from '../model/community-view.ts';

// Members alone write, hear of new posts, and find read posts folded.
const CommunityComposer = lazyPart(() => import('../components/CommunityComposer.tsx'), 'CommunityComposer');
const NewPostsPill = lazyPart(() => import('#src/entities/post/feed/NewPostsPill.tsx'), 'NewPostsPill');
const HubOffline = lazyPart(() => import('../components/HubOffline.tsx'), 'HubOffline');
const PinnedLine = lazyPart(() => import('../components/PinnedLine.tsx'), 'PinnedLine');

const HubEmpty = lazyPart(() => import('../components/HubEnds.tsx'), 'HubEmpty');
const HubEnd = lazyPart(() => import('../components/HubEnds.tsx'), 'HubEnd');

type PostsProps = CommunityView & {
  community: Community;
  inviteHash: string | undefined;
  /** When the community was read, in Unix seconds. */
  readAt: number;
};

function Posts({ community, inviteHash, readAt, view, board }: PostsProps) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const { name, title } = community;
  const around = useMemo(() => ({ ...community, postLayer: 'modal' as const }), [community]);
  const list = useFeed(communityPostsQuery(name, { view, board }, inviteHash));
  const isAnnounced = view === 'recent' && community.membership.isMember && !inviteHash;
  const news = useNewPosts(name, { view, board }, isAnnounced ? list.pages : undefined);
  const showNews = (): void => {
    news.show();
    window.scrollTo({ top: 0 });
  };
  const reading = useCommunityReading(community, { view, board });
  // Visitors see pinned posts open; members who have read one see a line for it.
  const isFolded = (element: TimelineElement): boolean =>
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
        {community.canPost ? <CommunityComposer community={community} board={board} /> : null}
        {folded.map((post) => (
          <PinnedLine key={post.id} post={post} />
        ))}
        <NewPostsPill count={news.count} onShow={showNews} />
        <Feed
          list={{ ...list, items: shown }}
          reading={reading}
          label={t`Posts in ${title}`}
          failed={{ title: t`The posts did not arrive`, text: t`Everything you saw here is safe.` }}
          waiting={t`The posts are coming.`}
          empty={<HubEmpty isBlank={isBlank} />}
          end={<HubEnd community={community} />}
        />
      </PostPlaceContext>
    </CommunityContext>
  );
}

/** A community: its head, and its posts as tabs and boards select them (spec 001 §2). */
export default function CommunityPage() {
  const { communityId = '' } = useParams();
  const { search } = useLocation();
  const { data: community, error, inviteHash, dataUpdatedAt } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <PostSkeleton />;
  const view = communityViewOf(new URLSearchParams(search));
  return (
    <CommunityFrame community={community} current={view.view} board={view.board}>
      <PageHead
        title={community.title}
        description={community.description}
        canonical={paths.community(community.name)}
        noIndex={community.visibility === 'private' || community.hasContentLabel}
      />
      <Posts
        key={`${view.view} ${view.board}`}
        {...{ community, inviteHash, readAt: Math.floor(dataUpdatedAt / 1000), ...view }}
      />
    </CommunityFrame>
  );
}
