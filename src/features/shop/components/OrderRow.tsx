import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShopOrder } from '#generated/zod/shopOrder.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { useCancelOrder } from '../data/shop.ts';
import { ProductArt } from './Line.tsx';
import styles from './OrderRow.module.css';

const PICTURE_PX = 64;

/** Says what became of an order. */
function State({
  order: { status, expiresTs, createdTs, fulfilledTs, giftId, canCancel },
}: {
  order: ShopOrder;
}): ReactNode {
  const day = useDay();
  const ordered = day(createdTs);
  const paid = day(fulfilledTs ?? createdTs);
  const time = day(expiresTs ?? createdTs, 'time');
  if (status === 'pending') return <Trans>Not paid yet. It is kept for you until {time}.</Trans>;
  if (status === 'cancelled') return <Trans>Given up. Nothing was taken.</Trans>;
  if (status === 'refunded') return <Trans>Ordered on {ordered}; the money went back.</Trans>;
  if (giftId === undefined) return <Trans>Paid on {paid}.</Trans>;
  return canCancel ? (
    <Trans>Paid on {paid}. The thread is not pulled yet.</Trans>
  ) : (
    <Trans>Paid on {paid}. Untied.</Trans>
  );
}

/** Actions of an order: pay it, give it up, take it back, look at it. */
function Actions({ order }: { order: ShopOrder }) {
  const { t } = useLingui();
  const { write, busy } = useCancelOrder();
  const { blogs } = useViewer();
  const { id, status, checkoutId, canCancel, giftId, purchaseId, recipient, product, total } = order;
  const { title } = product;
  const isOwn = blogs.some(({ uuid }) => uuid === recipient?.uuid);
  return (
    <div className={styles.buttons}>
      {status === 'pending' && checkoutId ? (
        <ButtonLink href={paths.checkout(checkoutId)} variant="primary" size="small">
          {t`Pay ${total.formatted}`}
        </ButtonLink>
      ) : null}
      {canCancel ? (
        <Button
          size="small"
          loading={busy}
          aria-label={giftId ? t`Take it back: ${title}` : t`Cancel ${title}`}
          onClick={() => void write({ orderId: id })}
        >
          {giftId ? t`Take it back` : t`Cancel`}
        </Button>
      ) : null}
      {status === 'fulfilled' && isOwn && recipient ? (
        <ButtonLink href={paths.blogAccessories(recipient.name)} size="small">{t`Wear it`}</ButtonLink>
      ) : null}
      {purchaseId ? (
        <ButtonLink
          href={paths.receipt(purchaseId)}
          variant="quiet"
          size="small"
          aria-label={t`Receipt of ${title}`}
        >
          {t`Receipt`}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** An order in the list of them. */
export function OrderRow({ order }: { order: ShopOrder }) {
  const { product, recipient, total, giftId } = order;
  const name = recipient?.name;
  return (
    <div className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <ProductArt product={{ ...product, available: true }} size={PICTURE_PX} />
      </span>
      <span className={styles.words}>
        <span>
          <AppLink to={giftId ? paths.gift(giftId) : paths.shopProduct(product.group, product.id)}>
            {product.title}
          </AppLink>
        </span>
        <small>
          {name === undefined ? (
            total.formatted
          ) : (
            <Trans>
              {total.formatted}, for {name}
            </Trans>
          )}
        </small>
        <small>
          <State order={order} />
        </small>
      </span>
      <Actions order={order} />
    </div>
  );
}
