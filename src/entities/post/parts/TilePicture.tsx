import type { Image } from '#generated/zod/image.zod.ts';
import { pictureOf } from '../model/media.ts';
import styles from './TilePicture.module.css';

type TilePictureProps = {
  media: readonly Image[] | undefined;
  /** Width of the tile (`<img sizes>`). */
  sizes: string;
  /** True when the tile is in the initial viewport. */
  eager: boolean;
  /** True for high fetch priority. */
  urgent?: boolean;
  /** True to zoom slightly while the tile is hovered. */
  lively?: boolean;
};

/**
 * Renders the picture that fills a tile behind its text; nothing when there is none. The tile must isolate its stacking
 * context.
 */
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
