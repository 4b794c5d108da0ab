import { Trans, useLingui } from '@lingui/react/macro';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import { useItemNames } from '#src/entities/payments/item-words.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import styles from './PurchaseRow.module.css';

/** Picture of a purchase: the ball of yarn for premium, an icon of its kind for everything else. */
function Picture({ kind }: Pick<Purchase, 'kind'>) {
  if (kind === 'premium') return <LogoMark size={44} />;
  return <Icon name={kind === 'gift' ? 'gift' : 'shop'} size={32} />;
}

/** Says what became of a purchase beyond that it was paid; nothing when that is all. */
function Status({ purchase: { status, refunded, refundedTs, isDisputed } }: { purchase: Purchase }) {
  const day = useDay();
  const date = refundedTs === undefined ? '' : day(refundedTs, 'short');
  if (isDisputed) return <Trans>your bank asks for it back</Trans>;
  if (status === 'refunded') return <Trans>given back {date}</Trans>;
  if (refunded) return <Trans>{refunded.formatted} given back</Trans>;
  if (status === 'pending') return <Trans>not confirmed yet</Trans>;
  return status === 'failed' ? <Trans>not paid</Trans> : null;
}

/** A purchase in the list of them: what, when, the sum, and what became of it. Leads to its receipt. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui();
  const day = useDay();
  const { lineOf } = useItemNames();
  const { id, kind, title, total, status, createdTs, lines: [line] = [], isTest, blogName } = purchase;
  const [from, to] = [line?.periodStartTs, line?.periodEndTs];
  const period = from && to ? t`${day(from, 'short')} to ${day(to, 'short')}` : undefined;
  // A plan has the name that its blog gave it: two blogs may have the same.
  const supported = kind === 'membership' && blogName !== undefined ? t`for ${blogName}` : undefined;
  return (
    <div className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <Picture kind={kind} />
      </span>
      <div className={styles.what}>
        <AppLink to={paths.receipt(id)}>{line ? lineOf(line) : title}</AppLink>
        <small>
          {[supported, period, isTest ? t`a test, no money moved` : undefined].filter(Boolean).join(' · ')}
        </small>
      </div>
      <span className={styles.when}>
        <RelativeTime timestamp={createdTs} />
      </span>
      <span className={styles.sum}>
        {status === 'refunded' ? <s>{total.formatted}</s> : total.formatted}
        <small>
          <Status purchase={purchase} />
        </small>
      </span>
    </div>
  );
}
