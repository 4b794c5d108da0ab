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
import { Cover } from '#src/entities/post/parts/Cover.tsx';
import { LikeButton } from '#src/entities/post/parts/LikeButton.tsx';
import { sharePost } from '#src/entities/post/parts/share.ts';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { usePostNow } from '#src/shared/api/read/post-overlay.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import styles from './VideoSlide.module.css';

export type Watching = { mayPlay: boolean; muted: boolean; onMuted: (muted: boolean) => void };

type VideoSlideProps = Watching & {
  post: Post;
  active: boolean;
  /** It stands next to the one that is looked at, or is it. Others load nothing but their still. */
  near: boolean;
  onArrive: () => void;
};

/** How much of a slide has to show to be the one that is looked at. */
const MOSTLY = 0.6;

const videoOf = (post: Post): VideoBlock | undefined => post.content.find((block) => block.type === 'video');

function Film({
  block,
  title,
  active,
  near,
  ...watching
}: Watching & { block: VideoBlock; title: string; active: boolean; near: boolean }) {
  const src = safeMediaUrl(block.media?.url);
  const poster = pictureOf(block.poster ?? []);
  if (src && near)
    return (
      <FilmPlayer {...watching} block={block} src={src} title={title} poster={poster?.src} active={active} />
    );
  if (poster && !near) return <img {...poster} alt="" loading="lazy" className={styles.still} />;
  // Leaving a film of another site takes its frame away, and its sound with it.
  return <VideoView key={String(active)} block={block} />;
}

/** A labelled film waits until it is asked for; whoever asked is taken to it. */
function CoveredFilm({ post, ...film }: Parameters<typeof Film>[0] & { post: Post }) {
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
        <Film {...film} />
      )}
    </div>
  );
}

/** Leads to the reblog sheet; a visitor to sign-up. */
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
        if (!mayAct('reblog', { redirectTo: form })) event.preventDefault();
      }}
    >
      <Icon name="reblog" size={24} />
    </AppLink>
  );
}

/** One video of a channel, as high as the screen: the film, whose it is, what it says. */
export function VideoSlide({ post: given, active, near, onArrive, ...watching }: VideoSlideProps) {
  const { t } = useLingui();
  const post = usePostNow(given);
  const ref = useInView<HTMLLIElement>((inView) => inView && onArrive(), { threshold: MOSTLY });
  const block = post && videoOf(post);
  const title = block?.altText || post?.summary || t`Video`;
  return (
    <li ref={ref} className={styles.slide} aria-current={active ? 'true' : undefined} inert={!near}>
      {post && block ? (
        <CoveredFilm {...watching} post={post} block={block} title={title} active={active} near={near} />
      ) : (
        <div className={styles.film}>
          <Notice icon="video">{t`This video is gone`}</Notice>
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
            <IconButton icon="share" label={t`Share`} onClick={() => void sharePost(post)} />
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
            {post.canReblog ? <Reblog post={post} /> : null}
            <LikeButton post={post} />
          </div>
        </div>
      ) : null}
    </li>
  );
}
