import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { getGetCommunityQueryOptions } from '#generated/hooks/communities/communities.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { ComposerSkeleton } from '../components/ComposerSkeleton.tsx';
import { NewCommunityPost } from '../components/NewCommunityPost.tsx';
import { startingPointOf } from '../model/starting-points.ts';

/** Page of a new post in a community (spec 001 §2: /communities/{communityId}/new, …/new/{postType}). */
export default function NewCommunityPostPage() {
  const { t, i18n } = useLingui();
  const { communityId = '', postType } = useParams();
  const { search } = useLocation();
  const published = usePublishFeedback();
  const navigate = useNavigate();
  const close = useCloseLayer();
  const isHydrated = useHydrated();
  const query = useQuery(getGetCommunityQueryOptions(communityId));
  const community = query.data?.response.community;
  if (query.error && !community)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessage(query.error, t`The community could not be loaded.`, i18n)}
      </ErrorState>
    );
  // Renders the form only in the browser, because the draft is in its storage.
  if (!community || !isHydrated) return <ComposerSkeleton />;
  const { title } = community;
  if (!community.canPost)
    return (
      <NotAllowedState
        title={t`You cannot post in ${title}`}
        onBack={() => void navigate(paths.community(communityId))}
      >
        {community.membership.isMember
          ? t`Moderators have paused your posts here, or nobody looks after the community.`
          : t`Only members can post here.`}
      </NotAllowedState>
    );
  const point = startingPointOf(postType);
  const board = new URLSearchParams(search).get('board') ?? undefined;
  return (
    <>
      <PageHead title={t`New post in ${title}`} noIndex />
      <NewCommunityPost
        key={point}
        community={community}
        point={point}
        board={board}
        onSent={(created) => {
          close();
          published.announceCreated(created);
        }}
      />
    </>
  );
}
