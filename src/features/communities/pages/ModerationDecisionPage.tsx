import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityPicture } from '../components/CommunityPicture.tsx';
import { useCommunityTheme } from '../components/use-community-theme.ts';
import { communityQuery } from '../data/community.ts';
import styles from '../moderation/DecisionView.module.css';
import { DecisionView } from '../moderation/DecisionView.tsx';
import { decisionQuery } from '../moderation/decision-data.ts';

/** Way back to the community, whose colours the page takes on. */
function CommunityHead({ community }: { community: Community }) {
  useCommunityTheme(community);
  return (
    <Link href={paths.community(community.name)} className={styles.back}>
      <CommunityPicture community={community} size={32} />
      <bdi>{community.title}</bdi>
    </Link>
  );
}

/** A decision of moderators, as whom it is about reads it and appeals; also after leaving or being banned. */
export default function ModerationDecisionPage() {
  const { t, i18n } = useLingui();
  const { communityId = '', decisionId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(communityId, decisionId));
  // Members who were banned or removed may not read the community, and need no refusal for its picture.
  const { data: community } = useQuery({
    ...communityQuery(communityId),
    enabled: data !== undefined && data.kind !== 'member',
  });
  return (
    <MainColumn title={t`What the moderators decided`}>
      <div className={styles.page}>
        {community ? (
          <CommunityHead community={community} />
        ) : (
          <Link href={paths.community(communityId)} className={styles.back}>{t`To the community`}</Link>
        )}
        {data ? (
          <>
            <DecisionView community={communityId} picture={community?.avatarImage} decision={data} />
            <Link
              href={paths.communityDecisions(communityId)}
              className={styles.back}
            >{t`All decisions about you`}</Link>
          </>
        ) : isApiError(error) && error.status === 404 ? (
          <EmptyState
            art="tangle"
            title={t`There is no such decision`}
            action={
              <ButtonLink
                href={paths.communityDecisions(communityId)}
              >{t`All decisions about you`}</ButtonLink>
            }
          >
            <Trans>It may have been undone, or it is about somebody else.</Trans>
          </EmptyState>
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {errorMessage(error, t`The decision could not be loaded.`, i18n)}
          </ErrorState>
        ) : (
          <PostSkeleton />
        )}
      </div>
    </MainColumn>
  );
}
