import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useScrollToNamed } from '#src/shared/navigation/scroll-to-named.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { type AnyComment, setCommentLiked, useCommentLike } from '../data/comments.ts';
import styles from './Comments.module.css';

type CommentRowProps = {
  comment: AnyComment;
  post: Post;
  community: string;
  /** True when the address names this comment: it is highlighted and scrolled to. */
  isLinked: boolean;
  onAnswer: (() => void) | undefined;
  /** Menu at the end of the actions. */
  menu: ReactNode;
};

function LikeComment({ comment, post, community }: Pick<CommentRowProps, 'comment' | 'post' | 'community'>) {
  const { t, i18n } = useLingui();
  const mayAct = useLoginWall();
  const { liked, likeCount } = useCommentLike(comment);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={likeCount > 0 ? t`Like, ${fullCount(likeCount, i18n.locale)}` : t`Like`}
      onClick={() => {
        const target = { community, postId: post.id };
        const pending = { kind: 'comment-like', comment: { ...target, id: comment.id } } as const;
        if (mayAct('comment-like', { pending, post })) void setCommentLiked(target, comment, !liked);
      }}
    >
      <Icon name={liked ? 'heart-filled' : 'heart'} size={17} />
      {likeCount > 0 ? fullCount(likeCount, i18n.locale) : null}
    </button>
  );
}

/** Stands in place of a comment that was removed or deleted, for readers who may not see it. */
function GoneWords({ comment: { state, removal } }: { comment: AnyComment }) {
  const { t } = useLingui();
  if (state === 'deleted') return <p className={styles.gone}>{t`A comment was deleted here`}</p>;
  const rule = removal?.rule;
  return (
    <>
      <p className={styles.gone}>{t`A comment was taken down here`}</p>
      {rule ? (
        <p className={styles.reason} dir="auto">
          {rule.text}
        </p>
      ) : null}
    </>
  );
}

/** Folds a comment that matches the reader's filters to a line that says why; never their own comments. */
function FilterFold({ comment, children }: { comment: AnyComment; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { filteredBy = [], blog } = comment;
  if (isOpen || filteredBy.length === 0 || blogs.some(({ uuid }) => uuid === blog.uuid)) return children;
  const words = filteredBy.map(({ kind, value }) => {
    if (kind === 'undescribed') return t`pictures without a description`;
    return kind === 'tag' ? `#${value}` : value;
  });
  const list = listFormat(i18n.locale, { type: 'unit' }).format(words);
  return (
    <p className={styles.gone}>
      {t`Filtered: ${list}`}{' '}
      <button type="button" className={styles.unfold} onClick={() => setOpen(true)}>
        {t`Show`}
      </button>
    </p>
  );
}

function RoleWord({ comment, post }: Pick<CommentRowProps, 'comment' | 'post'>) {
  const { t } = useLingui();
  if (comment.blog.uuid === post.blog.uuid) return <span className={styles.role}>{t`wrote this`}</span>;
  if (comment.role === 'admin') return <span className={styles.role}>{t`admin`}</span>;
  if (comment.role === 'moderator') return <span className={styles.role}>{t`moderator`}</span>;
  return null;
}

/** One comment, or one answer, on the thread of its conversation. */
export function CommentRow({ comment, post, community, isLinked, onAnswer, menu }: CommentRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useScrollToNamed(row, isLinked, { focus: true });
  const { id, blog, replyTo, content, createdTs, editedTs, state } = comment;
  const isGone = content.length === 0;
  return (
    <div
      ref={row}
      className={styles.part}
      data-linked={isLinked || undefined}
      tabIndex={isLinked ? -1 : undefined}
      aria-current={isLinked ? 'true' : undefined}
    >
      {isGone ? (
        <span className={styles.hole} />
      ) : (
        <BlogAvatarLink blog={blog} size={32} className={styles.bead} />
      )}
      {isGone ? (
        <GoneWords comment={comment} />
      ) : (
        <>
          <p className={styles.who}>
            <BlogName name={blog.name} />
            <RoleWord comment={comment} post={post} />
            {replyTo ? <span>{t`to ${replyTo.blog.name}`}</span> : null}
            <AppLink to={paths.communityComment(community, post.id, id)} className={styles.time}>
              <RelativeTime timestamp={createdTs} />
            </AppLink>
            {editedTs ? <span>{t`edited`}</span> : null}
            {state === 'pending' ? <span className={styles.role}>{t`waits for a moderator`}</span> : null}
            {state === 'removed' ? <span className={styles.role}>{t`taken down`}</span> : null}
          </p>
          <div className={styles.text}>
            <FilterFold comment={comment}>
              <ContentBlocks content={content} layout={[]} id={id} postedAt={createdTs} whole />
            </FilterFold>
          </div>
          <div className={styles.actions} data-screen-only>
            <LikeComment comment={comment} post={post} community={community} />
            {onAnswer ? (
              <button type="button" aria-label={t`Reply to ${blog.name}`} onClick={onAnswer}>
                {t`Reply`}
              </button>
            ) : null}
            {menu}
          </div>
        </>
      )}
    </div>
  );
}
