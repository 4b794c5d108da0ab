import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Art, type ArtName } from '#src/shared/ui/Art.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { type WallItem, wallColumns } from '../model/wall.ts';
import styles from './Wall.module.css';

/** How often a column is as high as it is wide at least: more than the wall's own height. */
const TALL = 4.5;
const COLUMNS = 3;

/** Widths of a column: a third of a phone's screen, else of what the words beside the wall leave. */
const SIZES = '(width <= 540px) 36vw, 220px';

const Face = ({ item, eager }: { item: WallItem; eager: boolean }) =>
  item.kind === 'picture' ? (
    <img
      src={item.media[0]?.url}
      srcSet={srcSetOf(item.media)}
      sizes={SIZES}
      alt={item.altText}
      style={{ aspectRatio: item.ratio }}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <span className={styles.words}>{item.text}</span>
  );

const Column = ({ items, index }: { items: readonly WallItem[]; index: number }) => (
  <div className={styles.column} data-column={index}>
    <div className={styles.strip}>
      {/* The second turn fills the gap that the first leaves while it drifts away; it is not there for readers. */}
      {[0, 1].map((turn) =>
        items.map((item, place) => (
          <AppLink
            // biome-ignore lint/suspicious/noArrayIndexKey: a wall never changes its order, and items repeat.
            key={`${turn}-${place}`}
            to={paths.post(item.blogName, item.id, item.slug)}
            layer="overlay"
            className={styles.item}
            tabIndex={turn === 0 ? undefined : -1}
            aria-hidden={turn === 0 ? undefined : true}
          >
            <Face item={item} eager={turn === 0 && place < 2} />
            <span className={styles.who} translate="no">
              {item.blogName}
            </span>
          </AppLink>
        )),
      )}
    </div>
  </div>
);

const EMPTY: readonly ArtName[] = ['yarn', 'cat', 'basket', 'yarn', 'basket', 'cat'];

/** A site nobody has posted a picture on yet, or one whose pictures cannot be fetched right now. */
const BareWall = () => (
  <div className={cx(styles.wall, styles.bare)} aria-hidden="true">
    {EMPTY.map((name, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed set of drawings, some twice.
      <span key={place} className={styles.tile}>
        <Art name={name} width={110} />
      </span>
    ))}
  </div>
);

/** Pictures and short quotes of trending posts, drifting by. They stand still when asked to, or pointed at. */
export const Wall = ({ items }: { items: readonly WallItem[] }) => {
  const { t } = useLingui();
  const [isStill, setStill] = useState(false);
  if (items.length === 0) return <BareWall />;
  return (
    <section
      className={styles.wall}
      aria-label={t`Trending on Skein right now`}
      data-still={isStill || undefined}
    >
      <div className={styles.window}>
        <div className={styles.columns}>
          {wallColumns(items, COLUMNS, TALL).map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
            <Column key={index} items={column} index={index} />
          ))}
        </div>
      </div>
      <IconButton
        icon={isStill ? 'play' : 'pause'}
        label={isStill ? t`Let the pictures move` : t`Hold the pictures still`}
        size="small"
        className={styles.hold}
        onClick={() => setStill(!isStill)}
      />
    </section>
  );
};
