import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { ChangeMethod, PayWith } from '#src/entities/payments/PayWith.tsx';
import { usePaymentMethod } from '#src/entities/payments/payment-method.ts';
import { Row } from '#src/entities/payments/SubscriptionRow.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { useGoOn, useStop } from '../data/premium.ts';
import { PaymentRun } from './PaymentRun.tsx';
import { PeriodRow } from './PeriodRow.tsx';
import styles from './SubscriptionCard.module.css';

type Own = { subscription: Subscription };

/** A card with a heading, which can take the focus. */
function Card({ title, detail, children }: { title: string; detail: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="premium-status">
      <h2 id="premium-status" tabIndex={-1}>
        {title}
      </h2>
      <p>{detail}</p>
      {children}
    </section>
  );
}

function useSince(): (timestamp: number) => string {
  const locale = useDateLocale();
  return (timestamp) => dateFormat(locale, { month: 'long', year: 'numeric' }).format(timestamp * 1000);
}

function Active({ subscription }: Own) {
  const { t } = useLingui();
  const day = useDay();
  const since = useSince()(subscription.startedTs);
  const { period, price, currentPeriodEndTs, nextPayment } = subscription;
  const end = day(currentPeriodEndTs);
  const { write, busy } = useStop();
  const { formatted } = nextPayment?.price ?? price;
  const method = usePaymentMethod(subscription)?.label;
  return (
    <Card
      title={period === 'month' ? t`By the month, since ${since}` : t`By the year, since ${since}`}
      detail={
        method ? (
          <Trans>
            Paid until {end}. Then {formatted}, from: {method}.
          </Trans>
        ) : (
          <Trans>
            Paid until {end}. Then {formatted}.
          </Trans>
        )
      }
    >
      <PaymentRun subscription={subscription} />
      <PeriodRow subscription={subscription} />
      <PayWith subscription={subscription} />
      <Row
        title={t`Stop renewing`}
        detail={<Trans>Premium runs to {end}, then it ends. We ask nothing.</Trans>}
      >
        <Button
          size="small"
          loading={busy}
          aria-label={t`Stop renewing premium`}
          onClick={() => void write()}
        >{t`Stop`}</Button>
      </Row>
    </Card>
  );
}

function Gift({ subscription: { currentPeriodEndTs } }: Own) {
  const { t } = useLingui();
  const end = useDay()(currentPeriodEndTs);
  return (
    <Card
      title={t`Premium, a gift`}
      detail={<Trans>Until {end}. It ends by itself; nothing is taken from you.</Trans>}
    />
  );
}

function Ending({ subscription }: Own) {
  const { t } = useLingui();
  const day = useDay();
  const { endsTs, currentPeriodEndTs, price } = subscription;
  const end = day(endsTs ?? currentPeriodEndTs);
  const { write, busy } = useGoOn();
  const { formatted } = price;
  return (
    <Card
      title={t`Ends on ${end}`}
      detail={<Trans>Nothing more is taken. Until then all is as it was.</Trans>}
    >
      <PaymentRun subscription={subscription} />
      <Row
        title={t`Changed your mind?`}
        detail={
          <Trans>
            It renews as before, {formatted} on {end}
          </Trans>
        }
      >
        <Button size="small" loading={busy} onClick={() => void write({ data: { status: 'active' } })}>
          {t`Go on after all`}
        </Button>
      </Row>
    </Card>
  );
}

function OnHold({ subscription }: Own) {
  const { t } = useLingui();
  const day = useDay();
  const goOn = useGoOn();
  const stop = useStop();
  const method = usePaymentMethod(subscription);
  const { price, nextPayment, attempts = [], currentPeriodEndTs } = subscription;
  const failed = attempts.findLast(({ hasFailed }) => hasFailed)?.atTs ?? currentPeriodEndTs;
  const date = day(failed);
  const { formatted } = nextPayment?.price ?? price;
  return (
    <Card
      title={t`Your bank said no`}
      detail={
        <Trans>
          {formatted} could not be taken on {date}. Premium stays on while we try.
        </Trans>
      }
    >
      <PaymentRun subscription={subscription} />
      <PeriodRow subscription={subscription} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          loading={goOn.busy}
          onClick={() => void goOn.write({ data: { status: 'active' } })}
        >{t`Pay ${formatted} now`}</Button>
        {method ? (
          <ChangeMethod
            method={method}
            kind={subscription.kind}
            variant="quiet"
          >{t`Another card`}</ChangeMethod>
        ) : null}
        <Button variant="quiet" loading={stop.busy} onClick={() => void stop.write()}>{t`Let it end`}</Button>
      </div>
    </Card>
  );
}

function Pending() {
  const { t } = useLingui();
  return (
    <Card
      title={t`Not confirmed yet`}
      detail={<Trans>You have paid, your bank has yet to tell us. Do not pay again.</Trans>}
    >
      <span className={styles.twine} role="status" aria-label={t`Waiting for your bank`} />
    </Card>
  );
}

function Over({ subscription: { status, endsTs, currentPeriodEndTs } }: Own) {
  const { t } = useLingui();
  const end = useDay()(endsTs ?? currentPeriodEndTs);
  return (
    <Card
      title={t`Ended on ${end}`}
      detail={
        status === 'expired' ? (
          <Trans>It could not be paid. Nothing more is taken.</Trans>
        ) : (
          <Trans>Nothing more is taken.</Trans>
        )
      }
    >
      <Row title={t`Premium again?`} detail={<Trans>By the month or the year.</Trans>}>
        <ButtonLink href={paths.premium()} size="small">{t`Begin again`}</ButtonLink>
      </Row>
    </Card>
  );
}

const CARDS = {
  pending: Pending,
  active: Active,
  'pending-cancel': Ending,
  'on-hold': OnHold,
  cancelled: Over,
  expired: Over,
} as const satisfies Record<Subscription['status'], unknown>;

/** The member's premium in plain words: what is paid, what runs, when it ends, and the one button that changes it. */
export function SubscriptionCard({ subscription }: Own) {
  const card = useRef<HTMLDivElement>(null);
  const { status, isGift } = subscription;
  const shown = useRef(status);
  // The button that was pressed is gone: the heading says what is true now.
  useEffect(() => {
    if (shown.current !== status) card.current?.querySelector('h2')?.focus();
    shown.current = status;
  }, [status]);
  // A gift does not renew, so it ends from its first day on.
  const isRunningGift = isGift && (status === 'active' || status === 'pending-cancel');
  const Status = isRunningGift ? Gift : CARDS[status];
  return (
    <div ref={card}>
      <Status subscription={subscription} />
    </div>
  );
}
