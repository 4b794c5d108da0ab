import { useLingui } from '@lingui/react/macro';
import type { Image } from '#generated/zod/image.zod.ts';
import type { PostThumb } from '#generated/zod/postThumb.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './Frame.module.css';

type ThumbProps = {
  media: readonly Image[] | undefined;
  /** Width of the picture (`<img sizes>`). */
  sizes: string;
  /** Alternative text; empty where the words beside it say the same. */
  alt?: string | undefined;
  className?: string | undefined;
};

/** Renders a small picture, or an icon when there is none that can be loaded. */
export function Thumb({ media, sizes, alt = '', className }: ThumbProps) {
  const picture = pictureOf(media ?? []);
  return (
    <span className={className ?? styles.thumb}>
      {picture ? (
        <img {...picture} sizes={picture.srcSet && sizes} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <Icon name="text" size={22} />
      )}
    </span>
  );
}

/** Returns the pictures of a post's thumbnail; none for a post that is not safe for everybody. */
export function mediaOfThumb({ media, isNsfw }: PostThumb): readonly Image[] | undefined {
  return isNsfw ? undefined : media;
}

/** Renders a post as a tile of a shelf: picture, blog, a few words. */
export function PostTile({ thumb, sizes }: { thumb: PostThumb; sizes: string }) {
  const { t } = useLingui();
  const { blogName, postId, summary } = thumb;
  return (
    <AppLink to={paths.post(blogName, postId)} layer="overlay" className={styles.tile}>
      <Thumb media={mediaOfThumb(thumb)} sizes={sizes} alt={thumb.isNsfw ? '' : thumb.altText} />
      <b translate="no">{blogName}</b>
      <small dir="auto">{thumb.isNsfw ? t`Sensitive post` : summary}</small>
    </AppLink>
  );
}
