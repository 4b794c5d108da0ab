import type { Image } from '#generated/zod/image.zod.ts';
import { pictureOf } from '../model/media.ts';
import styles from './TilePicture.module.css';

type TilePictureProps = {
  media: readonly Image[] | undefined;
  /** How wide the tile is (`<img sizes>`). */
  sizes: string;
  /** In sight at once. */
  eager: boolean;
  /** Among what is fetched before anything else. */
  urgent?: boolean;
  /** Comes a little nearer while its tile is pointed at. */
  lively?: boolean;
};

/** The picture that fills a tile, behind its words; nothing when there is none. The tile isolates its layers. */
export function TilePicture({ media, sizes, eager, urgent, lively }: TilePictureProps) {
  const picture = pictureOf(media ?? []);
  if (!picture) return null;
  return (
    <span className={styles.picture} data-lively={lively || undefined}>
      <img
        {...picture}
        sizes={picture.srcSet && sizes}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
