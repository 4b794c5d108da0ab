import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
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
import { communityPostQuery } from '../data/post.ts';
import { commentQuery, type ReportedAddress } from '../data/report.ts';
import { excerptOf } from '../moderation/excerpt.ts';

/** The post or comment that the address names. */
interface ReportedThing {
  blog: BlogRef;
  content: readonly ContentBlock[];
}

/** Reads the post or the comment that is to be reported. */
function useReported(reported: ReportedAddress) {
  const isComment = reported.commentId !== undefined;
  const post = useQuery({
    ...communityPostQuery(reported.community, reported.postId),
    retry: false,
    enabled: !isComment,
  });
  const comment = useQuery({ ...commentQuery(reported), enabled: isComment });
  const { error, refetch, isFetching } = isComment ? comment : post;
  const thing: ReportedThing | undefined = isComment ? comment.data?.comment : post.data?.post;
  return { thing, error, refetch, isFetching };
}

type StepProps = { community: Community; reported: ReportedAddress };

/** Renders what the viewer can do about a thing: report it, join first, or nothing about their own. */
function Report({ community, reported }: StepProps) {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  const { thing, error, refetch, isFetching } = useReported(reported);
  const [isSent, setSent] = useState(false);
  const { name, membership } = community;
  const { postId, commentId } = reported;
  // A report makes its thing vanish from the reader's lists, not from this sheet.
  if (isSent)
    return (
      <ReportSent community={community}>
        <Trans>They decide whether it stays. Until then you do not see it in lists any more.</Trans>
      </ReportSent>
    );
  if (error && isApiError(error) && error.status === 404) return <NothingToReport name={name} />;
  if (error && !thing)
    return (
      <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`It could not be loaded.`, i18n)}
      </ErrorState>
    );
  if (!thing) return <CardSkeleton />;
  const { blog, content } = thing;
  if (content.length === 0) return <NothingToReport name={name} />;
  if (blogs.some(({ uuid }) => uuid === blog.uuid))
    return (
      <>
        <h1>
          <Trans>This is yours</Trans>
        </h1>
        <p>
          <Trans>You can change or delete it yourself, from its menu.</Trans>
        </p>
        <ButtonLink href={paths.communityPost(name, postId)} size="large" block>
          {t`Go to the post`}
        </ButtonLink>
      </>
    );
  if (!membership.isMember) return <JoinToReport community={community} />;
  const words = excerptOf(thing);
  return (
    <>
      <h1>
        {commentId === undefined ? <Trans>Report this post</Trans> : <Trans>Report this comment</Trans>}
      </h1>
      <div className={styles.thing}>
        <BlogAvatar blog={blog} size={32} />
        <b translate="no">{blog.name}</b>
        {words ? <q dir="auto">{words}</q> : null}
      </div>
      <ReportForm community={community} reported={reported} onSent={() => setSent(true)} />
    </>
  );
}

/** Sheet that reports a post or a comment to the moderators of its community (spec 001 §2). */
export default function ReportToModeratorsPage() {
  const { t, i18n } = useLingui();
  const { communityId = '', postId = '', commentId } = useParams();
  const { data: community, error, refetch, isFetching } = useCommunity(communityId);
  return (
    <div className={sheet.sheet} {...(community && frameThemeOf(community.theme))}>
      <PageHead title={t`Report to the moderators`} noIndex />
      {community ? (
        <Report
          key={`${postId}:${commentId}`}
          community={community}
          reported={{ community: communityId, postId, commentId }}
        />
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
