import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ListModerationDecisions200 } from '#generated/zod/listModerationDecisions200.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { communityQuery } from '../data/community.ts';
import { isModeratorOf } from '../model/is-moderator.ts';
import { DecisionList } from '../moderation/DecisionList.tsx';
import styles from '../moderation/DecisionView.module.css';
import { decisionsQuery } from '../moderation/decision-data.ts';

const decisionsOf = ({ response }: ListModerationDecisions200) => response.decisions;
const keyOf = ({ id }: ModerationDecision): string => id;

function Decisions({ name, blog }: { name: string; blog: string | undefined }) {
  const { t } = useLingui();
  const list = usePagedList(decisionsQuery(name, blog), decisionsOf, keyOf);
  return (
    <EndlessList
      list={list}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      empty={
        <EmptyState art="cat" title={t`Nothing was decided about you`}>
          <Trans>
            If the moderators ever take something of yours down, it is listed here with the way to appeal.
          </Trans>
        </EmptyState>
      }
      errorText={t`The decisions could not be loaded.`}
    >
      {(decisions) => (
        <div className={styles.card}>
          <DecisionList community={name} decisions={decisions} />
        </div>
      )}
    </EndlessList>
  );
}

/** Decisions of a community's moderators about the reader; also after leaving or being banned. */
export default function OwnDecisionsPage() {
  const { t } = useLingui();
  const { communityId = '' } = useParams();
  const { data: community, isPending } = useQuery(communityQuery(communityId));
  // Moderators may read what is about everybody, so they ask for the blog as which they take part.
  const blog = community && isModeratorOf(community) ? community.membership.blogName : undefined;
  return (
    <MainColumn title={t`Decisions about you`}>
      <PageHead title={t`Decisions about you`} noIndex />
      <div className={styles.page}>
        <Link href={paths.community(communityId)} className={styles.back}>
          {community ? <bdi>{community.title}</bdi> : t`To the community`}
        </Link>
        {isPending ? <RowSkeleton /> : <Decisions name={communityId} blog={blog} />}
      </div>
    </MainColumn>
  );
}
