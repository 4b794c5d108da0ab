import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Image } from '#generated/zod/image.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { radarQuery } from '../data/radar.ts';
import styles from './RadarBox.module.css';

/** Equal for every post, so that there is no layout shift below. */
const CARD_HEIGHT_PX = 310;

/** Returns the still image of a post; empty for text posts. */
function stillOf({ content }: Post): Image[] {
  for (const block of content) {
    if (block.type === 'image') return block.poster ? [block.poster] : block.media;
    if (block.type === 'video' || block.type === 'audio') return block.poster ?? [];
  }
  return [];
}

function Card({ post }: { post: Post }) {
  const { t } = useLingui();
  const [broken, setBroken] = useState<string>();
  const still = pictureOf(stillOf(post));
  const picture = still?.src === broken ? undefined : still;
  const words = post.summary || t`A post by ${post.blogName}`;
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <BlogAvatarLink blog={post.blog} size={32} />
        <BlogName name={post.blogName} />
        <FollowButton blog={post.blog} look="link" />
      </div>
      <AppLink to={paths.post(post.blogName, post.id)} layer="overlay" className={styles.post}>
        {picture ? (
          <img
            {...picture}
            sizes={picture.srcSet && '300px'}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.picture}
            onError={() => setBroken(picture.src)}
          />
        ) : null}
        <span className={picture ? styles.words : styles.onlyWords} dir="auto">
          {words}
        </span>
      </AppLink>
    </div>
  );
}

/** Radar: highlighted posts, one at a time beside the dashboard (spec 000 §8). Renders nothing while there are none. */
export function RadarBox() {
  const { t } = useLingui();
  const { data: posts = [], isPending } = useQuery(radarQuery());
  const [at, setAt] = useState(0);
  const post = posts[at % Math.max(posts.length, 1)];
  if (!post && !isPending) return null;
  const turn = (by: number): void => setAt((at + by + posts.length) % posts.length);
  return (
    <section className={styles.box} aria-label={t`Radar`}>
      <div className={styles.line}>
        <h2 className={styles.heading}>
          <AppLink to={paths.radar()} className={styles.link}>
            <Trans>Radar</Trans>
          </AppLink>
        </h2>
        {posts.length > 1 ? (
          <div className={styles.turns}>
            <IconButton
              icon="chevron-left"
              size="small"
              label={t`Previous on the radar`}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon="chevron-right"
              size="small"
              label={t`Next on the radar`}
              onClick={() => turn(1)}
            />
          </div>
        ) : null}
      </div>
      <div aria-live="polite">
        {post ? (
          <Card key={post.id} post={post} />
        ) : (
          <Bone width="100%" height={CARD_HEIGHT_PX} className={styles.waiting} />
        )}
      </div>
    </section>
  );
}
