import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { faceOf } from '#src/entities/post/model/face-of.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './PostSquare.module.css';

type PostSquareProps = {
  post: Post;
  /** Width of the picture (`sizes` of an image). */
  sizes: string;
  /** Class beside its own. */
  className?: string | undefined;
};

/** A post as a square that opens it: its first picture, else its words. */
export function PostSquare({ post, sizes, className }: PostSquareProps) {
  const { t } = useLingui();
  const face = faceOf(post);
  const picture = 'media' in face ? pictureOf(face.media) : undefined;
  const words = 'words' in face ? face.words : post.summary;
  return (
    <AppLink to={postPathOf(post)} layer="overlay" className={cx(styles.square, className)}>
      {picture ? (
        <img
          {...picture}
          sizes={picture.srcSet && sizes}
          alt={('altText' in face && face.altText) || post.summary}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.words} dir="auto">
          {words || t`Post by ${post.blogName}`}
        </span>
      )}
    </AppLink>
  );
}
