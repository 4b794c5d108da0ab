import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { ReportedThing } from '#src/entities/moderation/ReportedThing.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CaseReasons, CaseTitle } from './CaseReasons.tsx';
import { DecisionList } from './DecisionList.tsx';
import { moderatedCommentQuery, moderatedPostQuery } from './decision-data.ts';
import { ItemNotes } from './ItemNotes.tsx';
import styles from './ModeratedThing.module.css';
import { ModerationFrame, ModerationTabs } from './ModerationFrame.tsx';
import { QueueAside } from './QueueAside.tsx';

type ModeratedThingProps = {
  community: Community;
  postId: string;
  /** The comment below the post that it is about; undefined for the post itself. */
  commentId: string | undefined;
};

/** Says what stands now: it waits, it is up, or it was taken down. */
function Standing({ item, decisions }: { item: ModerationItem; decisions: readonly ModerationDecision[] }) {
  const { t } = useLingui();
  const [last] = decisions;
  if (item.state === 'open')
    return item.isHidden ? t`It is hidden until one of you decides.` : t`It waits in the queue.`;
  if (last?.action === 'remove') return t`It was taken down. Only its author and you can read it.`;
  if (last?.action === 'send_back') return t`It was sent back to its author.`;
  return t`It is up.`;
}

/** Renders a post or a comment for moderators: as it was written, why it was reported, what was decided, their notes. */
export function ModeratedThing({ community, postId, commentId }: ModeratedThingProps) {
  const { t, i18n } = useLingui();
  const { name } = community;
  const [isShown, setShown] = useState(false);
  const ofPost = useQuery({ ...moderatedPostQuery(name, postId), enabled: commentId === undefined });
  const ofComment = useQuery({
    ...moderatedCommentQuery(name, postId, commentId ?? ''),
    enabled: commentId !== undefined,
  });
  const { error, refetch, isFetching } = commentId === undefined ? ofPost : ofComment;
  const data = commentId === undefined ? ofPost.data : ofComment.data;
  const comment = ofComment.data?.comment;
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        level={1}
        art="tangle"
        title={t`Nothing was reported or decided here`}
        action={<ButtonLink href={paths.moderationQueue(name)}>{t`To the queue`}</ButtonLink>}
      >
        <PageHead title={t`Moderation in ${community.title}`} noIndex />
        <Trans>Or it was deleted by its author.</Trans>
      </EmptyState>
    );
  if (error && !data)
    return (
      <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`It could not be loaded.`, i18n)}
      </ErrorState>
    );
  if (!data) return <PostSkeleton />;
  const { item, post, decisions } = data;
  const { blog, content, createdTs } = comment ?? { ...post, createdTs: post.timestamp };
  const title = comment ? t`A comment by ${blog.name}` : t`A post by ${blog.name}`;
  const up = comment ? paths.communityComment(name, postId, comment.id) : paths.communityPost(name, postId);
  return (
    <ModerationFrame
      community={community}
      title={title}
      lead={<Standing item={item} decisions={decisions} />}
      current="queue"
      aside={<QueueAside community={name} blog={item.blog} />}
    >
      <PageHead title={title} noIndex />
      <ModerationTabs community={community} current="queue" />
      <article className={styles.case}>
        {item.state === 'open' || item.reportCount > 0 ? (
          <h2>
            <CaseTitle item={item} />
          </h2>
        ) : null}
        <CaseReasons item={item} />
        <ReportedThing
          blog={blog}
          authorHref={paths.moderatedMember(name, blog.name)}
          content={content}
          layout={comment ? [] : post.layout}
          id={comment ? `comment:${comment.id}` : post.id}
          createdTs={createdTs}
          board={
            comment
              ? undefined
              : community.boards.find(({ path }) => path === post.community?.boardPath)?.title
          }
          isShown={isShown}
          onShow={() => setShown(true)}
        />
        <p className={styles.links}>
          {item.state === 'open' ? (
            <Link href={paths.moderationEntry(name, item.id)}>{t`Decide it in the queue`}</Link>
          ) : null}
          <Link href={up}>{t`See it in the community`}</Link>
        </p>
        {decisions.length > 0 ? (
          <section>
            <h2>{t`What was decided`}</h2>
            <DecisionList community={name} decisions={decisions} />
          </section>
        ) : null}
        <ItemNotes community={name} item={item} onSaved={() => void refetch()} />
      </article>
    </ModerationFrame>
  );
}
