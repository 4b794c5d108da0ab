import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import type { Product } from '#generated/zod/product.zod.ts';
import { FramedAvatar } from '#src/entities/blog/FramedAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { dipOf } from '../model/line.ts';
import styles from './Line.module.css';

/** Sides of pictures on a line and in the window, in pixels. */
const ART_PX = { line: 108, window: 158 } as const;
/** Share of an avatar in the picture of a frame: 112 of 160. */
const AVATAR_SHARE = 0.7;

type Place = keyof typeof ART_PX;

/** Clothes-peg with which a good hangs on its line. */
function Peg() {
  return (
    <svg className={styles.peg} viewBox="0 0 14 30" aria-hidden="true">
      <path d="M2 1h4l1 14-1 14H4Z" fill="#d8a868" />
      <path d="M8 1h4l-2 28H8L7 15Z" fill="#b98547" />
      <path d="M2 12h10" stroke="#6d4a26" strokeWidth="2.400" />
    </svg>
  );
}

/** The line between its two knots. */
function Curve() {
  return (
    <svg className={styles.curve} viewBox="0 0 980 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 4C327 44 653 44 980 4" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Outline of something that is sold out. */
export function Outline({ size }: { size: number }) {
  return (
    <svg className={styles.gone} viewBox="0 0 128 128" width={size} height={size} aria-hidden="true">
      <circle cx="64" cy="64" r="56" />
    </svg>
  );
}

/** Picture of a product: a frame or hat on the reader's own avatar, everything else as it is. */
export function ProductArt({
  product: { frame, images, available },
  size,
}: {
  product: Pick<Product, 'frame' | 'images' | 'available'>;
  size: number;
}) {
  const { primaryBlog } = useViewer();
  if (!available) return <Outline size={size} />;
  if (frame && primaryBlog)
    return <FramedAvatar blog={primaryBlog} frame={frame} size={Math.round(size * AVATAR_SHARE)} />;
  return <img src={images[0]?.url} alt="" width={size} height={size} loading="lazy" />;
}

/** The one fact that stands beside a price. */
export function ProductFact({ product }: { product: Product }) {
  const { available, isDiscontinued, owned, stock, editionSize, isNew, isOnlyGift } = product;
  if (!available) return isDiscontinued ? <Trans>gone for good</Trans> : <Trans>sold out</Trans>;
  if (owned > 0) return <Plural value={owned} one="you have it" other="you have #" />;
  if (stock !== undefined)
    return editionSize === undefined ? (
      <Trans>{stock} left</Trans>
    ) : (
      <Trans>
        {stock} of {editionSize} left
      </Trans>
    );
  if (isOnlyGift) return <Trans>to give away</Trans>;
  return isNew ? <Trans>new</Trans> : null;
}

type GoodProps = {
  product: Product;
  place: Place;
  /** Pixels below the knots. */
  dip: number;
  /** Address of a form that gives it away, instead of its page. */
  isToGive: boolean;
};

function Good({ product, place, dip, isToGive }: GoodProps) {
  const { id, group, title, description, price, available } = product;
  return (
    <li
      className={cx(styles.good, !available && styles.out)}
      style={{ '--dip': `${dip}px` } as CSSProperties}
    >
      <AppLink
        to={isToGive ? paths.gifts({ product: id }) : paths.shopProduct(group, id)}
        className={styles.link}
      >
        <span className={styles.hang}>
          <Peg />
          <span className={styles.art}>
            <ProductArt product={product} size={ART_PX[place]} />
          </span>
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.say}>{description}</span>
        <span className={styles.price}>
          {available ? <b>{price.formatted}</b> : null}
          <span>{isToGive ? <Trans>to give away</Trans> : <ProductFact product={product} />}</span>
        </span>
      </AppLink>
    </li>
  );
}

/** A line between two knots, on which things hang. */
function Rope({ count, place, children }: { count: number; place: Place; children: ReactNode }) {
  return (
    <div className={cx(styles.line, place === 'window' && styles.window)}>
      <div className={styles.rope}>
        <Curve />
        <ul className={styles.goods} style={{ '--count': count } as CSSProperties}>
          {children}
        </ul>
      </div>
    </div>
  );
}

type LineProps = {
  products: readonly Product[];
  place?: Place;
  /** Ids of products that lead to the form that gives them away. */
  toGive?: ReadonlySet<string>;
};

/** Products on a line, each with a peg; their drop follows the curve. */
export function Line({ products, place = 'line', toGive }: LineProps) {
  return (
    <Rope count={products.length} place={place}>
      {products.map((product, index) => (
        <Good
          key={product.id}
          product={product}
          place={place}
          dip={dipOf(index, products.length)}
          isToGive={toGive?.has(product.id) ?? false}
        />
      ))}
    </Rope>
  );
}

/** Number of pegs on a line whose goods are still to come. */
const WAITING_PEG_COUNT = 5;

/** A line without goods: with pegs while they are hung out, bare otherwise. */
export function BareLine({ hasPegs = false }: { hasPegs?: boolean }) {
  const pegs = hasPegs ? Array.from({ length: WAITING_PEG_COUNT }, (_, place) => place) : [];
  return (
    <div className={styles.line} aria-hidden="true">
      <div className={styles.rope}>
        <Curve />
        <div className={styles.goods} style={{ '--count': Math.max(1, pegs.length) } as CSSProperties}>
          {pegs.map((place) => (
            <span
              key={place}
              className={styles.hang}
              style={{ '--dip': `${dipOf(place, pegs.length)}px` } as CSSProperties}
            >
              <Peg />
              <span className={styles.art} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
