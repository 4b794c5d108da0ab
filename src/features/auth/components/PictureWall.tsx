import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Art, type ArtName } from '#src/shared/ui/Art.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { type WallItem, wallColumns } from '../model/wall.ts';
import styles from './PictureWall.module.css';

/** Minimum ratio of height to width of a column: the tallest hero and the offset of a column over its narrowest width. */
const MIN_COLUMN_RATIO = 7.3;
const COLUMN_COUNT = 3;

/** Widths of a column: a third of a phone's screen, otherwise a share of the space beside the text. */
const SIZES = '(width < 820px) 36vw, 17vw';

function WallTile({ item, eager }: { item: WallItem; eager: boolean }) {
  return item.kind === 'picture' ? (
    <img
      src={item.media[0]?.url}
      srcSet={srcSetOf(item.media)}
      sizes={item.media.length > 1 ? SIZES : undefined}
      alt={item.altText}
      style={{ aspectRatio: item.ratio }}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <span className={styles.words}>{item.text}</span>
  );
}

function Column({ items }: { items: readonly WallItem[] }) {
  return (
    <div className={styles.column}>
      {items.map((item, place) => (
        <AppLink
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall never changes its order, and items repeat.
          key={place}
          to={paths.post(item.blogName, item.id, item.slug)}
          layer="overlay"
          className={styles.item}
        >
          <WallTile item={item} eager={place < 2} />
          <span className={styles.who} translate="no">
            {item.blogName}
          </span>
        </AppLink>
      ))}
    </div>
  );
}

const EMPTY_WALL_ART: readonly ArtName[] = ['yarn', 'cat', 'basket', 'yarn', 'basket', 'cat'];

/** Background for a site without pictures, or when they failed to load. */
function EmptyWall() {
  return (
    <div className={cx(styles.wall, styles.bare)} aria-hidden="true">
      {EMPTY_WALL_ART.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed set of drawings, some twice.
        <span key={place} className={styles.tile}>
          <Art name={name} width={110} />
        </span>
      ))}
    </div>
  );
}

/** Pictures and short quotes of trending posts in three columns that bleed off the window. */
export function PictureWall({ items }: { items: readonly WallItem[] }) {
  const { t } = useLingui();
  if (items.length === 0) return <EmptyWall />;
  return (
    <section className={styles.wall} aria-label={t`Trending on Skein right now`}>
      {wallColumns(items, COLUMN_COUNT, MIN_COLUMN_RATIO).map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
        <Column key={index} items={column} />
      ))}
    </section>
  );
}
