import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { usePostNow } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { ContentBlocks } from './blocks/ContentBlocks.tsx';
import { OwnMark } from './labels/own-mark.tsx';
import { useDisclosure } from './model/disclosure.ts';
import { labelsOf } from './model/labels.ts';
import styles from './PostCard.module.css';
import { Clamp } from './parts/Clamp.tsx';
import { Cover } from './parts/Cover.tsx';
import { PostFooter } from './parts/PostFooter.tsx';
import { PostHeader } from './parts/PostHeader.tsx';
import { PostMenu } from './parts/PostMenu.tsx';
import { PostSource, PostSubmitter } from './parts/PostSource.tsx';
import { PostTags } from './parts/PostTags.tsx';
import { SeenAbove } from './parts/SeenAbove.tsx';
import { Trail } from './parts/Trail.tsx';
import { OwnPart } from './parts/TrailPart.tsx';
import { TravellingCard } from './parts/TravellingCard.tsx';

export type PostCardProps = {
  post: Post;
  /** Place in a feed, from 1. */
  position?: number;
  /** Length of the feed; -1 while it is not known. */
  total?: number;
  /** Cut at 700 px with a way to unfold it (masonry, spec 000 §9). */
  clamped?: boolean;
  /** How many of the first parts of its chain stand above it in the same list; one more than those for itself. */
  seen?: number;
  /** Nothing is held back and the notes are open: the post's own page. */
  whole?: boolean;
  /** The reply its notes are opened at. */
  replyId?: string | undefined;
  /** In place of the menu at the end of its header, and of its footer. */
  menu?: ReactNode;
  footer?: ReactNode;
  className?: string;
};

/** Whether there is anybody to like, reblog or reply: not before a post is out (spec 000 §6). */
const isOut = ({ state }: Post): boolean => state === 'published' || state === 'private';

/** How long a post slides out (spec 000 §9). */
const SLIDE_OUT = 300;

/** Its trail, then what its own blog added. */
function Body({ post, whole, seen }: { post: Post; whole: boolean; seen: number }) {
  const [again, setAgain] = useDisclosure(`again:${post.id}`);
  const isReblog = post.trail.length > 0 || post.omittedTrailItems !== undefined;
  const own = (
    <ContentBlocks
      content={post.content}
      layout={post.layout}
      id={post.id}
      postedAt={post.timestamp}
      asker={isReblog ? undefined : post.askingBlog}
      whole={whole}
    />
  );
  if (seen > post.trail.length && !whole && !again) {
    return <SeenAbove blogName={post.blogName} onOpen={() => setAgain(true)} />;
  }
  return (
    <>
      {isReblog ? <Trail post={post} whole={whole} seen={seen} /> : null}
      {post.content.length === 0 ? null : isReblog ? <OwnPart post={post}>{own}</OwnPart> : own}
    </>
  );
}

/** Covers what is labelled sensitive or caught by one of the reader's filters; never the reader's own posts. */
function Covered({ post, children }: { post: Post; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  if (blogs.some(({ uuid }) => uuid === post.blog.uuid)) return <OwnMark post={post}>{children}</OwnMark>;
  const filters = (post.filteredBy ?? []).map(({ kind, value }) => {
    if (kind === 'undescribed') return t`pictures without a description`;
    return kind === 'tag' ? `#${value}` : value;
  });
  if (isSensitive(post)) {
    const labels = labelsOf(post).map((label) => i18n._(label));
    return (
      <Cover
        id={post.id}
        icon="eye-off"
        title={labels.join(' · ')}
        detail={t`This post may contain something not everybody wants to see.`}
      >
        {children}
      </Cover>
    );
  }
  if (filters.length === 0) return children;
  const list = listFormat(i18n.locale, { type: 'unit' }).format(filters);
  return (
    <Cover
      id={post.id}
      icon="eye-off"
      title={t`Filtered`}
      detail={t`Your filters match: ${list}`}
      opens={t`Show anyway`}
    >
      {children}
    </Cover>
  );
}

/** The last state of a deleted post stays just long enough to slide out. */
function useLeaving(current: Post | undefined): boolean {
  const [gone, setGone] = useState(current === undefined);
  useEffect(() => {
    if (current) return setGone(false);
    const timer = setTimeout(() => setGone(true), SLIDE_OUT);
    return () => clearTimeout(timer);
  }, [current]);
  return gone;
}

/**
 * A post as it stands now: one article of a feed, or the subject of a page. Everything around it may be stale; likes,
 * edits and follows are laid over it here (`usePostNow`).
 */
export const PostCard = memo(function PostCard({
  post: listed,
  position,
  total,
  clamped = false,
  whole = false,
  seen = 0,
  replyId,
  menu,
  footer,
  className,
}: PostCardProps) {
  const nameId = useId();
  const current = usePostNow(listed);
  const gone = useLeaving(current);
  if (gone) return null;
  const post = current ?? listed;
  const body = (
    <Covered post={post}>
      <Body post={post} whole={whole} seen={seen} />
    </Covered>
  );
  return (
    <article
      className={cx(styles.post, className)}
      aria-labelledby={nameId}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={-1}
      data-post={post.id}
      data-seen={listed.seen ? '' : undefined}
      data-leaving={current ? undefined : ''}
    >
      <div className={styles.layout}>
        <div className={styles.side}>
          <BlogAvatarLink blog={post.blog} size={64} className={styles.sideAvatar} />
        </div>
        <TravellingCard postId={post.id} isPage={whole}>
          <div className={styles.card} data-chain={post.trail.length > 0 ? '' : undefined}>
            <PostHeader post={post} nameId={nameId} menu={menu ?? <PostMenu post={post} />} />
            {clamped || position !== undefined ? (
              <Clamp id={post.id} most={clamped ? 'column' : 'feed'}>
                {body}
              </Clamp>
            ) : (
              body
            )}
            <div className={styles.tail}>
              <PostSubmitter post={post} />
              <PostSource post={post} />
              <PostTags tags={post.tags} id={post.id} />
            </div>
            {footer ?? (isOut(post) ? <PostFooter post={post} notesOpen={whole} replyId={replyId} /> : null)}
          </div>
        </TravellingCard>
      </div>
    </article>
  );
});
