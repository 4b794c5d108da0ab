import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '#generated/zod/product.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useWaitForStock } from '../data/shop.ts';
import styles from './Buy.module.css';

/** Offers to be told when a product is in stock again, or takes that back. */
function TellMe({ product: { id, stockSubscribed: isWaiting = false, price } }: { product: Product }) {
  const { t } = useLingui();
  const { change, busy } = useWaitForStock(id);
  return (
    <>
      <p className={styles.fact}>
        <Trans>{price.formatted} when it is back</Trans>
      </p>
      <Button
        variant={isWaiting ? 'secondary' : 'primary'}
        size="large"
        loading={busy}
        aria-pressed={isWaiting}
        onClick={() => change(!isWaiting)}
      >
        {t`Tell me then`}
      </Button>
    </>
  );
}

/** Says that a product cannot be ordered; unless it is gone for good, one can be told when it is back. */
export function SoldOut({ product }: { product: Product }) {
  const { isDiscontinued = false, stockSubscribed = false } = product;
  return (
    <>
      <p className={styles.say} role="status">
        <b>{isDiscontinued ? <Trans>Gone for good.</Trans> : <Trans>Sold out.</Trans>}</b>{' '}
        {stockSubscribed ? (
          <Trans>We will tell you once when it is back.</Trans>
        ) : (
          <Trans>Nothing can be ordered.</Trans>
        )}
      </p>
      {isDiscontinued ? null : <TellMe product={product} />}
    </>
  );
}
