import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Comment } from '#generated/zod/comment.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ListComments200 } from '#generated/zod/listComments200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import type { AnyComment } from '../data/comments.ts';
import { answersQuery, COMMENT_ORDERS, type CommentOrder, commentsQuery } from '../data/post.ts';
import { CommentMenu } from './CommentMenu.tsx';
import { CommentRow } from './CommentRow.tsx';
import styles from './Comments.module.css';

const EditComment = lazyPart(() => import('./EditComment.tsx'), 'EditComment');
// Visitors and readers have no form.
const CommentForm = lazyPart(() => import('./CommentForm.tsx'), 'CommentForm');

type CommentsProps = {
  post: Post;
  community: Community;
  inviteHash: string | undefined;
  /** Id of the comment that the address names. */
  linkedId: string | undefined;
  /** Foot of the dialog that the form stands in; the form comes before the comments elsewhere. */
  foot?: Element | null;
};

const commentsOf = ({ response }: ListComments200): readonly Comment[] => response.comments;
const keyOf = ({ id }: Comment): string => id;

type RowProps = Pick<CommentsProps, 'post' | 'community' | 'linkedId'> & {
  comment: AnyComment;
  onAnswer: (comment: AnyComment) => void;
};

function Row({ comment, post, community, linkedId, onAnswer }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  const { name } = community;
  if (isEditing)
    return <EditComment comment={comment} post={post} community={name} onDone={() => setEditing(false)} />;
  return (
    <CommentRow
      comment={comment}
      post={post}
      community={name}
      isLinked={comment.id === linkedId}
      onAnswer={comment.canReply ? () => onAnswer(comment) : undefined}
      menu={<CommentMenu comment={comment} post={post} community={name} onEdit={() => setEditing(true)} />}
    />
  );
}

type ThreadProps = Omit<CommentsProps, 'post'> & {
  post: Post;
  comment: Comment;
  onAnswer: (comment: AnyComment) => void;
};

/** All answers to a comment, after the first ones were not enough. */
function AllAnswers({ comment, inviteHash, ...row }: ThreadProps) {
  const { t } = useLingui();
  const { post, community } = row;
  const list = usePagedList(answersQuery(community.name, post.id, comment.id, inviteHash), commentsOf, keyOf);
  return (
    <EndlessList
      list={list}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      empty={null}
      errorText={t`The answers could not be loaded.`}
    >
      {(answers) => answers.map((answer) => <Row key={answer.id} comment={answer} {...row} />)}
    </EndlessList>
  );
}

/** A comment with its answers on one thread, without indentation. */
function Thread(props: ThreadProps) {
  const { comment, inviteHash: _, ...row } = props;
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const { replies = [], replyCount } = comment;
  const foldedCount = replyCount - replies.length;
  return (
    <li className={styles.thread}>
      <Row comment={comment} {...row} />
      {showsAll ? (
        <AllAnswers {...props} />
      ) : (
        <>
          {replies.map((reply) => (
            <Row key={reply.id} comment={reply} {...row} />
          ))}
          {foldedCount > 0 ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={false}
              onClick={() => setShowsAll(true)}
            >
              <Plural value={foldedCount} one="# more answer" other="# more answers" />
            </button>
          ) : null}
        </>
      )}
      <div className={styles.tail} data-screen-only>
        {comment.canReply ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Join in with ${comment.blog.name}`}
            onClick={() => row.onAnswer(comment)}
          >
            <Trans>Join in</Trans>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Comments of a post in a community: the form, the order, and each conversation as one thread (spec 001 §2). */
export function Comments({ post, community, inviteHash, linkedId, foot }: CommentsProps) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const [sort, setSort] = useState<CommentOrder>('best');
  const [answered, setAnswered] = useState<AnyComment>();
  const field = useRef<HTMLTextAreaElement>(null);
  const query = commentsQuery(community.name, post.id, { sort, around: linkedId }, inviteHash);
  const list = usePagedList(query, commentsOf, keyOf);
  const { canInteract, membership } = community;
  const count = list.pages?.[0]?.response.total ?? post.community?.commentCount ?? 0;
  const orders: Record<CommentOrder, string> = {
    best: t`Warmest first`,
    newest: t`Newest first`,
    oldest: t`Oldest first`,
  };
  const answer = (comment: AnyComment): void => {
    setAnswered(comment);
    field.current?.focus();
  };
  const form = (
    <CommentForm
      post={post}
      community={community}
      listKey={query.queryKey}
      answers={answered}
      onAnswered={() => setAnswered(undefined)}
      fieldRef={field}
    />
  );
  return (
    <section className={styles.comments} aria-labelledby="community-comments">
      <header className={styles.head}>
        <h2 id="community-comments">
          <Plural value={count} one="# comment" other="# comments" />
        </h2>
        <Select
          aria-label={t`Order of comments`}
          value={sort}
          className={styles.order}
          onChange={({ currentTarget: { value } }) =>
            setSort(COMMENT_ORDERS.find((order) => order === value) ?? 'best')
          }
        >
          {COMMENT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {orders[order]}
            </option>
          ))}
        </Select>
      </header>
      {canInteract && membership.isMember ? (
        foot ? (
          createPortal(form, foot)
        ) : (
          form
        )
      ) : (
        <p className={styles.closed}>
          {membership.isMember
            ? t`You cannot comment here at the moment.`
            : isLoggedIn
              ? t`Join ${community.title} to comment.`
              : t`Log in and join ${community.title} to comment.`}
        </p>
      )}
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={
          <EmptyState art="cat" title={t`Nobody has said anything yet`}>
            <Trans>The first comment starts the conversation.</Trans>
          </EmptyState>
        }
        errorText={t`The comments could not be loaded.`}
      >
        {(comments) => (
          <ol className={styles.threads}>
            {comments.map((comment) => (
              <Thread
                key={comment.id}
                {...{ comment, post, community, inviteHash, linkedId }}
                onAnswer={answer}
              />
            ))}
          </ol>
        )}
      </EndlessList>
    </section>
  );
}
