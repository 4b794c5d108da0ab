import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import sheet from '../components/JoinCommunity.module.css';
import styles from '../components/Report.module.css';
import { ReportForm } from '../components/ReportForm.tsx';
import { JoinToReport, NothingToReport, ReportSent } from '../components/ReportSteps.tsx';
import { useCommunity } from '../data/community.ts';
import { reportedBlogQuery } from '../data/report.ts';

/** Renders what the viewer can do about a member: report them, join first, or nothing about themselves. */
function ReportMember({ community, member }: { community: Community; member: string }) {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  const { data: blog, error, refetch, isFetching } = useQuery(reportedBlogQuery(member));
  const [isSent, setSent] = useState(false);
  const { name, membership } = community;
  if (isSent)
    return (
      <ReportSent community={community}>
        <Trans>They decide whether {member} may go on, only reads for a while, or has to leave.</Trans>
      </ReportSent>
    );
  if (error && isApiError(error) && error.status === 404) return <NothingToReport name={name} />;
  if (error && !blog)
    return (
      <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`The member could not be loaded.`, i18n)}
      </ErrorState>
    );
  if (!blog) return <CardSkeleton />;
  if (blogs.some(({ uuid }) => uuid === blog.uuid))
    return (
      <>
        <h1>
          <Trans>This is you</Trans>
        </h1>
        <p>
          <Trans>You can leave the community from its menu.</Trans>
        </p>
        <ButtonLink href={paths.community(name)} size="large" block>
          {t`Go to the community`}
        </ButtonLink>
      </>
    );
  if (!membership.isMember) return <JoinToReport community={community} />;
  return (
    <>
      <h1>
        <Trans>Report this member</Trans>
      </h1>
      <div className={styles.thing}>
        <BlogAvatar blog={blog} size={32} />
        <b translate="no">{blog.name}</b>
      </div>
      <ReportForm community={community} reported={{ community: name, member }} onSent={() => setSent(true)} />
    </>
  );
}

/** Sheet that reports a member to the moderators of a community (decision 112). */
export default function ReportMemberPage() {
  const { t, i18n } = useLingui();
  const { communityId = '', memberName = '' } = useParams();
  const { data: community, error, refetch, isFetching } = useCommunity(communityId);
  return (
    <div className={sheet.sheet} {...(community && frameThemeOf(community.theme))}>
      <PageHead title={t`Report to the moderators`} noIndex />
      {community ? (
        <ReportMember key={memberName} community={community} member={memberName} />
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
