import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SitePayment } from '#generated/zod/sitePayment.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { useItemNames } from '#src/entities/payments/item-words.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { useCheckPayment } from '../data/payments.ts';
import styles from './Payments.module.css';
import { RefundPayment } from './RefundPayment.tsx';

/** Says how a payment stands, where that is more than that it was paid. */
function Standing({ payment: { status, refunded, sum, dispute } }: { payment: SitePayment }) {
  const day = useDay();
  if (status === 'failed') return <Trans>not paid</Trans>;
  if (status === 'started') return <Trans>no answer yet</Trans>;
  if (status === 'needs-action') return <Trans>waits for the bank</Trans>;
  if (dispute?.status === 'open') {
    const { reason, dueTs } = dispute;
    const words = reason.replaceAll('_', ' ');
    return dueTs === undefined ? (
      <Trans>asked back by the bank ({words})</Trans>
    ) : (
      <Trans>
        asked back by the bank ({words}), answer until {day(dueTs, 'short')}
      </Trans>
    );
  }
  if (dispute?.status === 'lost') return <Trans>given back by the bank</Trans>;
  if (!refunded && dispute) return <Trans>asked back in vain</Trans>;
  if (!refunded) return null;
  return refunded.amount === sum.amount ? (
    <Trans>given back</Trans>
  ) : (
    <Trans>{refunded.formatted} given back</Trans>
  );
}

/** A payment in the list of staff: who, what, how much, and what can be done about it. */
export function PaymentItem({ payment }: { payment: SitePayment }) {
  const { t } = useLingui();
  const { lineOf } = useItemNames();
  const [isGivingBack, setGivingBack] = useState(false);
  const { write: check, busy } = useCheckPayment();
  const { id, status, blog, sum, refunded, dispute, createdTs, number = '', isRenewal } = payment;
  const what = lineOf(payment);
  const isOpen = status === 'started' || status === 'needs-action';
  const canGiveBack = status === 'succeeded' && refunded?.amount !== sum.amount && dispute?.status !== 'open';
  return (
    <article className={styles.payment} aria-label={`${blog?.name ?? t`Deleted account`}, ${what}`}>
      {blog ? <BlogAvatar blog={blog} size={44} /> : <span className={styles.nobody} />}
      <div className={styles.what}>
        <b>{blog ? <BlogName name={blog.name} /> : t`Deleted account`}</b>
        <small>
          {what}
          {isRenewal ? ` · ${t`renewal`}` : ''}
          {number ? ` · ${number}` : ''}
        </small>
      </div>
      <div className={styles.sum}>
        <b>{sum.formatted}</b>
        <small>
          <RelativeTime timestamp={createdTs} />
        </small>
        <small>
          <Standing payment={payment} />
        </small>
      </div>
      {isGivingBack ? (
        <RefundPayment payment={payment} onClose={() => setGivingBack(false)} />
      ) : (
        <div className={styles.acts}>
          {isOpen ? (
            <Button size="small" loading={busy} onClick={() => void check({ paymentId: id })}>
              {t`Ask again`}
            </Button>
          ) : null}
          {canGiveBack ? (
            <Button size="small" variant="quiet" onClick={() => setGivingBack(true)}>
              {t`Give it back`}
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}
