import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, use, useEffect, useId, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { ContentBlocks } from './blocks/ContentBlocks.tsx';
import { LightboxPostContext } from './blocks/lightbox-context.ts';
import { PaywallContext } from './blocks/paywall-context.ts';
import { WithOwnLabels } from './labels/WithOwnLabels.tsx';
import { useDisclosure } from './model/disclosure.ts';
import { labelsOf } from './model/labels.ts';
import { POST_DISPLAY, type PostPlace, PostPlaceContext } from './model/post-display.ts';
import styles from './PostCard.module.css';
import { Clamp } from './parts/Clamp.tsx';
import { Cover } from './parts/Cover.tsx';
import { PostFooter } from './parts/PostFooter.tsx';
import { PostHeader } from './parts/PostHeader.tsx';
import { PostMenu } from './parts/PostMenu.tsx';
import { PostSource, PostSubmitter } from './parts/PostSource.tsx';
import { PostTags } from './parts/PostTags.tsx';
import { PostTransition } from './parts/PostTransition.tsx';
import { SeenAbove } from './parts/SeenAbove.tsx';
import { Trail } from './parts/Trail.tsx';
import { OwnPart } from './parts/TrailPart.tsx';

// Posts of communities are rare outside their pages.
const CommunityPostFooter = lazyPart(
  () => import('./community/CommunityPostFooter.tsx'),
  'CommunityPostFooter',
);

export type PostCardProps = {
  post: Post;
  /** Position in a feed, from 1. */
  position?: number;
  /** Length of the feed; -1 while unknown. */
  total?: number;
  /** Decides which parts the card has (`POST_DISPLAY`); by default the place of the list around it. */
  place?: PostPlace | undefined;
  /**
   * Number of leading trail items that a post above it in the same list already shows; one more than the trail has when
   * its own content is included.
   */
  seenPartCount?: number;
  /** True on the post's own page: nothing is collapsed and the notes are open. */
  whole?: boolean;
  /** Id of the reply the notes open at. */
  replyId?: string | undefined;
  /** Replaces the menu in the header, or the footer. */
  menu?: ReactNode;
  footer?: ReactNode;
  /** Shown in place of the blog where the place attributes posts to their senders (inbox). */
  sender?: {
    /** Replaces the avatar beside the card. */
    side: ReactNode;
    /** Replaces the header. Its argument is the element id of the name that labels the article. */
    head: (nameId: string) => ReactNode;
  };
  /** Shown in the card above its header: why the post is here. */
  above?: ReactNode;
  /** Shown in the card below the footer: the comments of a community's post. */
  below?: ReactNode;
  /** Replaces the content. */
  body?: ReactNode;
  className?: string;
};

/** Returns true when a post can be liked, reblogged and replied to: once it is published (spec 000 §6). */
const isPublished = ({ state }: Post): boolean => state === 'published' || state === 'private';

/** Duration of the exit animation of a deleted post, in milliseconds (spec 000 §9). */
const SLIDE_OUT_MS = 300;

/** Renders the trail, then the content the post's own blog added. */
function Body({ post, whole, seen: seenPartCount }: { post: Post; whole: boolean; seen: number }) {
  const [isUnfolded, setUnfolded] = useDisclosure(`again:${post.id}`);
  const isReblog = post.trail.length > 0 || post.omittedTrailItems !== undefined;
  const own = (
    <PaywallContext value={{ blogName: post.blogName }}>
      <ContentBlocks
        content={post.content}
        layout={post.layout}
        id={post.id}
        postedAt={post.timestamp}
        asker={isReblog ? undefined : post.askingBlog}
        whole={whole}
      />
    </PaywallContext>
  );
  if (seenPartCount > post.trail.length && !whole && !isUnfolded) {
    return <SeenAbove blogName={post.blogName} onOpen={() => setUnfolded(true)} />;
  }
  return (
    <>
      {isReblog ? <Trail post={post} whole={whole} seenPartCount={seenPartCount} /> : null}
      {post.content.length === 0 ? null : isReblog ? <OwnPart post={post}>{own}</OwnPart> : own}
    </>
  );
}

/** Covers content with a sensitive label or a match of the reader's filters; never the reader's own posts. */
function SensitiveCover({ post, children }: { post: Post; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  if (blogs.some(({ uuid }) => uuid === post.blog.uuid))
    return <WithOwnLabels post={post}>{children}</WithOwnLabels>;
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
      detail={t`Matches your filters: ${list}`}
      opens={t`Show anyway`}
    >
      {children}
    </Cover>
  );
}

/** Returns true while a deleted post still plays its exit animation. */
function useLeaving(current: Post | undefined): boolean {
  const [gone, setGone] = useState(current === undefined);
  useEffect(() => {
    if (current) return setGone(false);
    const timer = setTimeout(() => setGone(true), SLIDE_OUT_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return gone;
}

/** Returns how the thread of a community's list runs past a post: quiet past what was read; undefined elsewhere. */
function threadOf({ community }: Post, place: PostPlace, position: number | undefined) {
  if (place !== 'community' || position === undefined) return undefined;
  return community?.isRead ? 'quiet' : 'new';
}

/**
 * Renders a post with its optimistic overlay: one article of a feed or the subject of a page. The data around it may be
 * stale; likes, edits and follows are merged here (`useCurrentPost`).
 */
export const PostCard = memo(function PostCard({
  post: listed,
  position,
  total,
  place: givenPlace,
  whole = false,
  seenPartCount = 0,
  replyId,
  menu,
  footer,
  sender,
  above,
  below,
  body: givenBody,
  className,
}: PostCardProps) {
  const nameId = useId();
  const placeAround = use(PostPlaceContext);
  const place = givenPlace ?? placeAround;
  const { showsTags, usesInboxAttribution, forceTruncate } = POST_DISPLAY[place];
  const attribution = usesInboxAttribution ? sender : undefined;
  const current = useCurrentPost(listed);
  const gone = useLeaving(current);
  if (gone) return null;
  const post = current ?? listed;
  const body = (
    <LightboxPostContext value={isPublished(post) ? post : undefined}>
      <SensitiveCover post={post}>
        {givenBody ?? <Body post={post} whole={whole} seen={seenPartCount} />}
      </SensitiveCover>
    </LightboxPostContext>
  );
  return (
    <PostPlaceContext value={place}>
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
        <div className={styles.layout} data-thread={threadOf(post, place, position)}>
          <div className={styles.side}>
            {attribution?.side ?? <BlogAvatarLink blog={post.blog} size={64} className={styles.sideAvatar} />}
          </div>
          <PostTransition postId={post.id} isPage={whole}>
            <div className={styles.card} data-chain={post.trail.length > 0 ? '' : undefined}>
              {above}
              {attribution?.head(nameId) ?? (
                <PostHeader post={post} nameId={nameId} menu={menu ?? <PostMenu post={post} />} />
              )}
              {forceTruncate || position !== undefined ? (
                <Clamp id={post.id} most={forceTruncate ? 'column' : 'feed'}>
                  {body}
                </Clamp>
              ) : (
                body
              )}
              <div className={styles.tail}>
                <PostSubmitter post={post} />
                <PostSource post={post} />
                {showsTags ? <PostTags tags={post.tags} id={post.id} /> : null}
              </div>
              {footer ??
                (post.community ? (
                  <CommunityPostFooter post={post} community={post.community} whole={whole} />
                ) : isPublished(post) ? (
                  <PostFooter post={post} notesOpen={whole} replyId={replyId} />
                ) : null)}
              {below}
            </div>
          </PostTransition>
        </div>
      </article>
    </PostPlaceContext>
  );
});
