import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Image } from '#generated/zod/image.zod.ts';
import type { PostThumb } from '#generated/zod/postThumb.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { pictureOf } from '../model/media.ts';
import styles from './Strung.module.css';

type StrungProps = {
  collection: Pick<CollectionRef, 'cover' | 'previews'>;
  /** Width of the first picture (`<img sizes>`). */
  sizes: string;
  className?: string | undefined;
};

/** A picture or words on the thread. */
interface Bead {
  key: string;
  media?: readonly Image[] | undefined;
  words?: string;
}

/** A post that is not safe for everybody is a blank sheet. */
function beadOf({ postId, media, summary, isNsfw }: PostThumb): Bead {
  if (isNsfw) return { key: postId, words: '' };
  return media?.length ? { key: postId, media } : { key: postId, words: summary };
}

function BeadView({ bead: { media = [], words }, sizes }: { bead: Bead; sizes: string }) {
  const picture = pictureOf(media);
  if (!picture)
    return (
      <span className={styles.words} dir="auto">
        {words}
      </span>
    );
  return <img {...picture} sizes={picture.srcSet && sizes} alt="" loading="lazy" decoding="async" />;
}

/**
 * Renders the sign of a collection: its first posts on one horizontal thread that shows in the gaps and ends in a curl;
 * a dashed place while it is empty. Decorative: the words beside it name the collection.
 */
export function Strung({ collection: { cover = [], previews = [] }, sizes, className }: StrungProps) {
  const beads: Bead[] = [
    ...(cover.length > 0 ? [{ key: 'cover', media: cover }] : []),
    ...previews.map(beadOf),
  ];
  if (beads.length === 0)
    return (
      <span className={cx(styles.none, className)} aria-hidden="true">
        <span className={styles.curl} />
      </span>
    );
  return (
    <span className={cx(styles.strung, className)} aria-hidden="true">
      {beads.map((bead, index) => (
        <BeadView key={bead.key} bead={bead} sizes={index === 0 ? sizes : '80px'} />
      ))}
    </span>
  );
}
