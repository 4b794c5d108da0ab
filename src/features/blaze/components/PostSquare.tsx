import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { faceOf } from '#src/entities/post/model/face-of.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './PostSquare.module.css';

/** Width of a square in a grid of posts (`<img sizes>`). */
const SQUARE_SIZES = '(width <= 540px) 30vw, 180px';

type PostSquareProps = {
  post: Post;
  to: string;
  isCurrent: boolean;
  /** True while the post is in a campaign: it burns in one at a time (code 8026). */
  isBurning: boolean;
};

/** A post as a square to choose; one that burns already cannot be chosen and says so. */
export function PostSquare({ post, to, isCurrent, isBurning }: PostSquareProps) {
  const { t } = useLingui();
  const face = faceOf(post);
  const picture = 'media' in face ? pictureOf(face.media) : undefined;
  const name = post.summary || t`Post without words`;
  const inside = (
    <>
      {picture ? (
        <img {...picture} sizes={picture.srcSet && SQUARE_SIZES} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.words} dir="auto" aria-hidden="true">
          {name}
        </span>
      )}
      {isBurning ? <small className={styles.burning}>{t`Is burning`}</small> : null}
    </>
  );
  if (isBurning)
    return (
      <span className={styles.square} data-burning="" role="img" aria-label={t`${name}, is burning`}>
        {inside}
      </span>
    );
  return (
    <AppLink to={to} className={styles.square} aria-label={name} aria-current={isCurrent || undefined}>
      {inside}
    </AppLink>
  );
}
