import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useParams } from 'react-router';
import type { Product } from '#generated/zod/product.zod.ts';
import type { ProductGroup } from '#generated/zod/productGroup.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BareLine, Line } from '../components/Line.tsx';
import { ShopFrame, ShopHead } from '../components/ShopFrame.tsx';
import { catalogueQuery, productsQuery } from '../data/shop.ts';
import { linesOf } from '../model/line.ts';
import styles from './Shop.module.css';

/** Shelf of what is only given to others. */
const GIFTS_GROUP = 'gifts';
/** Badges that hang on it as well, on the page of all shelves. */
const GIVEN_BADGE_COUNT = 3;

/** Words below a bare line. */
function State({ title, children, isFailure }: { title: string; children: ReactNode; isFailure?: boolean }) {
  return (
    <>
      <BareLine />
      <div className={styles.state} role={isFailure ? 'alert' : undefined}>
        <h2>{title}</h2>
        {children}
      </div>
    </>
  );
}

/** The line stays and nothing of yesterday hangs on it, because prices may have changed. */
function NoGoods({ onRetry, isAsking }: { onRetry: () => void; isAsking: boolean }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  return (
    <State title={t`The shop did not open`} isFailure>
      <p>
        <Trans>We could not load the goods. Nothing was bought, and what you own is in your drawer.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button size="small" loading={isAsking} onClick={onRetry}>{t`Try again`}</Button>
        {primaryBlog ? (
          <ButtonLink href={paths.blogAccessories(primaryBlog.name)} variant="quiet" size="small">
            {t`Your drawer`}
          </ButtonLink>
        ) : null}
      </div>
    </State>
  );
}

type ShelfProps = {
  group: ProductGroup;
  products: readonly Product[];
  /** Further products that can be given away. */
  toGive: readonly Product[];
};

/** A shelf with its goods on lines. */
function Shelf({ group: { slug, title, description }, products, toGive }: ShelfProps) {
  const heading = useId();
  const goods = [...products, ...toGive];
  if (goods.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <header className={styles.shelfHead}>
        <h2 id={heading}>{title}</h2>
        {products.length > 1 ? (
          <AppLink to={paths.shop(slug)} aria-labelledby={`${heading} ${heading}-all`}>
            <span id={`${heading}-all`}>
              <Trans>All {products.length}</Trans>
            </span>
          </AppLink>
        ) : null}
      </header>
      {description ? <p className={styles.say}>{description}</p> : null}
      {linesOf(goods).map((line) => (
        <Line key={line[0]?.id} products={line} toGive={new Set(toGive.map(({ id }) => id))} />
      ))}
    </section>
  );
}

type GoodsProps = {
  groups: readonly ProductGroup[];
  featured: readonly Product[];
  group: string | undefined;
};

/** The window and all shelves, or one shelf. */
function Goods({ groups, featured, group }: GoodsProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(productsQuery(group));
  if (!data) {
    if (isError) return <NoGoods isAsking={isFetching} onRetry={() => void refetch()} />;
    return (
      <>
        <BareLine hasPegs />
        <p className={styles.say} role="status">{t`Hanging things out.`}</p>
      </>
    );
  }
  const { products } = data.response;
  if (groups.length === 0) return <State title={t`The shop is being painted.`}>{null}</State>;
  if (products.length === 0)
    return (
      <State title={t`Nothing hangs here`}>
        <ButtonLink href={paths.shop()} size="small">{t`Everything`}</ButtonLink>
      </State>
    );
  const isSoldOut = products.every(({ available }) => !available);
  const soldOut = isSoldOut ? (
    <div className={styles.state}>
      <h2>{t`Everything is sold`}</h2>
      <p>{t`Some things are sewn again, and limited ones are gone for good.`}</p>
    </div>
  ) : null;
  if (group !== undefined)
    return (
      <>
        {linesOf(products).map((line) => (
          <Line key={line[0]?.id} products={line} />
        ))}
        {soldOut}
      </>
    );
  const toGive = products.filter(
    ({ kind, available, stock }) => kind === 'badge' && available && stock === undefined,
  );
  return (
    <>
      {featured.length > 0 ? (
        <section aria-label={t`In the window`}>
          <VisuallyHidden>
            <h2>{t`In the window`}</h2>
          </VisuallyHidden>
          <Line products={featured} place="window" />
        </section>
      ) : null}
      {groups.map((one) => (
        <Shelf
          key={one.slug}
          group={one}
          products={products.filter((product) => product.group === one.slug)}
          toGive={one.slug === GIFTS_GROUP ? toGive.slice(0, GIVEN_BADGE_COUNT) : []}
        />
      ))}
      {soldOut}
      <div className={styles.end}>
        <ThreadEnd>
          <Trans>That is the whole shop.</Trans>
        </ThreadEnd>
      </div>
    </>
  );
}

/** The shop (spec 001 §2): its window and shelves, or the shelf that the address names. */
export default function ShopPage() {
  const { t } = useLingui();
  const { group } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(catalogueQuery());
  const { groups = [], featured = [] } = data?.response ?? {};
  const shelf = groups.find(({ slug }) => slug === group);
  const title = shelf?.title ?? 'Skeinmart';
  return (
    <ShopFrame>
      <PageHead title={shelf ? `${shelf.title} · Skeinmart` : title} noIndex />
      <ShopHead
        title={title}
        lead={
          shelf?.description ??
          t`Small things to wear on a blog, and a few to give away. You pay once and they are yours. Prices have the tax in them.`
        }
      />
      {groups.length > 0 ? (
        <div className={styles.tabs}>
          <TabNav
            label={t`Shelves`}
            items={[
              { href: paths.shop(), label: t`Everything`, current: group === undefined },
              ...groups.map(({ slug, title: label }) => ({
                href: paths.shop(slug),
                label,
                current: slug === group,
              })),
            ]}
          />
        </div>
      ) : null}
      {data ? (
        <Goods groups={groups} featured={featured} group={group} />
      ) : isError ? (
        <NoGoods isAsking={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <BareLine hasPegs />
          <p className={styles.say} role="status">{t`Hanging things out.`}</p>
        </>
      )}
    </ShopFrame>
  );
}
