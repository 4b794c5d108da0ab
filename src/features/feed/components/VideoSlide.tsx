import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { VideoBlock } from '#generated/zod/videoBlock.zod.ts';
import { safeMediaUrl } from '#src/domain/post/links.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { Notice } from '#src/entities/post/blocks/Notice.tsx';
import { VideoView } from '#src/entities/post/blocks/VideoView.tsx';
import { useDisclosure } from '#src/entities/post/model/disclosure.ts';
import { labelsOf } from '#src/entities/post/model/labels.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { usePostDisplay } from '#src/entities/post/model/post-display.ts';
import { Cover } from '#src/entities/post/parts/Cover.tsx';
import { LikeButton } from '#src/entities/post/parts/LikeButton.tsx';
import { sharePost } from '#src/entities/post/parts/share.ts';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './VideoSlide.module.css';

export type PlaybackProps = { canAutoplay: boolean; muted: boolean; onMuted: (muted: boolean) => void };

type VideoSlideProps = PlaybackProps & {
  post: Post;
  active: boolean;
  /** True for the current slide and its neighbours. Others load only their still. */
  near: boolean;
  onVisible: () => void;
};

/** Visible share from which a slide becomes the current one. */
const MIN_VISIBLE_RATIO = 0.6;

const videoOf = (post: Post): VideoBlock | undefined => post.content.find((block) => block.type === 'video');

function Video({
  block,
  title,
  active,
  near,
  ...watching
}: PlaybackProps & { block: VideoBlock; title: string; active: boolean; near: boolean }) {
  const src = safeMediaUrl(block.media?.url);
  const poster = pictureOf(block.poster ?? []);
  if (src && near)
    return (
      <VideoPlayer {...watching} block={block} src={src} title={title} poster={poster?.src} active={active} />
    );
  if (poster && !near) return <img {...poster} alt="" loading="lazy" className={styles.still} />;
  // A new key remounts the frame of another site when the slide is left, which stops its sound.
  return <VideoView key={String(active)} block={block} />;
}

/** A labelled video is revealed on request; focus then moves to it. */
function CoveredVideo({ post, ...video }: Parameters<typeof Video>[0] & { post: Post }) {
  const { t, i18n } = useLingui();
  const [isOpen] = useDisclosure(`cover:${post.id}`);
  const isCovered = isSensitive(post) && !isOpen;
  const wasCovered = useRef(isCovered);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasCovered.current && !isCovered) box.current?.focus({ preventScroll: true });
    wasCovered.current = isCovered;
  }, [isCovered]);
  return (
    <div ref={box} className={styles.film} data-covered={isCovered ? '' : undefined} tabIndex={-1}>
      {isCovered ? (
        <Cover
          id={post.id}
          icon="eye-off"
          title={labelsOf(post)
            .map((label) => i18n._(label))
            .join(' · ')}
          detail={t`This video may contain something not everybody wants to see.`}
        >
          {null}
        </Cover>
      ) : (
        <Video {...video} />
      )}
    </div>
  );
}

/** Links to the reblog form; for visitors it opens sign-up. */
function Reblog({ post }: { post: Post }) {
  const { t } = useLingui();
  const mayAct = useLoginWall();
  const form = paths.reblogPost(post.blogName, post.id, post.reblogKey);
  const label = post.rebloggedByYou ? t`Reblog again (you reblogged this)` : t`Reblog`;
  return (
    <AppLink
      to={form}
      layer="modal"
      className={styles.action}
      aria-label={label}
      title={label}
      data-reblog=""
      onClick={(event) => {
        if (!mayAct('reblog', { redirectTo: form, post })) event.preventDefault();
      }}
    >
      <Icon name="reblog" size={24} />
    </AppLink>
  );
}

/** One video of a hub at full screen height: video, author, text. */
export function VideoSlide({ post: given, active, near, onVisible, ...watching }: VideoSlideProps) {
  const { t } = useLingui();
  const post = useCurrentPost(given);
  const { showsShareButton, showsReplyButton, showsReblogButton, showsLikeButton } = usePostDisplay();
  const ref = useInView<HTMLLIElement>((inView) => inView && onVisible(), { threshold: MIN_VISIBLE_RATIO });
  const block = post && videoOf(post);
  const title = block?.altText || post?.summary || t`Video`;
  return (
    <li ref={ref} className={styles.slide} aria-current={active ? 'true' : undefined} inert={!near}>
      {post && block ? (
        <CoveredVideo {...watching} post={post} block={block} title={title} active={active} near={near} />
      ) : (
        <div className={styles.film}>
          <Notice icon="video">{t`This video no longer exists`}</Notice>
        </div>
      )}
      {post ? (
        <div className={styles.words}>
          <BlogAvatarLink blog={post.blog} size={40} />
          <div className={styles.said}>
            <div className={styles.who}>
              <BlogName name={post.blogName} />
              <FollowButton blog={post.blog} look="link" />
            </div>
            {post.summary ? (
              <p className={styles.summary} dir="auto">
                {post.summary}
              </p>
            ) : null}
          </div>
          <div className={styles.actions}>
            {showsShareButton ? (
              <IconButton icon="share" label={t`Share`} onClick={() => void sharePost(post)} />
            ) : null}
            {showsReplyButton ? (
              <AppLink
                to={paths.post(post.blogName, post.id)}
                layer="overlay"
                className={styles.action}
                aria-label={t`Open the post`}
                title={t`Open the post`}
                data-permalink=""
              >
                <Icon name="reply" size={24} />
              </AppLink>
            ) : null}
            {showsReblogButton && post.canReblog ? <Reblog post={post} /> : null}
            {showsLikeButton ? <LikeButton post={post} /> : null}
          </div>
        </div>
      ) : null}
    </li>
  );
}
