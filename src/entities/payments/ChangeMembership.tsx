import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MembershipPlan } from '#generated/zod/membershipPlan.zod.ts';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './ChangeMembership.module.css';
import { membershipsQuery, useCancelMembershipChange, useChangeMembership } from './memberships.ts';
import { RadioRow } from './RadioRow.tsx';
import { TaxWords } from './TaxWords.tsx';
import { useDay } from './use-day.ts';

type Period = Subscription['period'];
type Own = { membership: Subscription };

/** Returns the price of a plan for a month or a year. */
function priceOf(plan: MembershipPlan, period: Period): MembershipPlan['price'] {
  return period === 'month' ? plan.price : plan.yearlyPrice;
}

/** Says what the choice costs and from when, with the tax in it. */
function Consequence({
  plan,
  period,
  fromTs,
  isAsNow,
}: {
  plan: MembershipPlan;
  period: Period;
  fromTs: number;
  isAsNow: boolean;
}) {
  const day = useDay()(fromTs);
  const price = priceOf(plan, period);
  const { formatted } = price;
  const { name } = plan;
  if (isAsNow)
    return (
      <p className={styles.what}>
        <Trans>This is what you have. It goes on as it is, at the price that you pay now.</Trans>
      </p>
    );
  return (
    <p className={styles.what}>
      {period === 'month' ? (
        <Trans>
          From {day}: {name}, {formatted} a month.
        </Trans>
      ) : (
        <Trans>
          From {day}: {name}, {formatted} a year.
        </Trans>
      )}{' '}
      <TaxWords price={price} /> <Trans>Nothing is taken before, and until then you can take it back.</Trans>
    </p>
  );
}

function ChangeForm({
  membership,
  plans,
  onPriceChange,
  close,
}: Own & { plans: MembershipPlan[]; onPriceChange: () => void; close: () => void }) {
  const { t } = useLingui();
  const { id, change, plan: now, period: nowPeriod, currentPeriodEndTs } = membership;
  const [planId, setPlanId] = useState(change?.plan?.id ?? now?.id ?? plans[0]?.id);
  const [period, setPeriod] = useState<Period>(change?.period ?? nowPeriod);
  const choose = useChangeMembership();
  const cancel = useCancelMembershipChange();
  const plan = plans.find((one) => one.id === planId) ?? plans[0];
  if (!plan) return null;
  const isAsNow = plan.id === now?.id && period === nowPeriod;
  const isChosen = change !== undefined && plan.id === change.plan?.id && period === change.period;
  const { amount, currency } = priceOf(plan, period);
  const send = async (): Promise<void> => {
    const isDone = isAsNow
      ? await cancel.write({ subscriptionId: id })
      : await choose.write({
          subscriptionId: id,
          data: { plan_id: plan.id, period, expected_price: amount, expected_currency: currency },
        });
    if (isDone) close();
    else onPriceChange();
  };
  const error = isAsNow ? cancel.error : choose.error;
  return (
    <div className={styles.form}>
      <fieldset>
        <legend>{t`Plan`}</legend>
        {plans.map((one) => (
          <RadioRow
            key={one.id}
            name="changed-plan"
            checked={one === plan}
            onChange={() => setPlanId(one.id)}
            label={one.name}
            detail={one.id === now?.id ? t`The one you have` : one.description || undefined}
            amount={priceOf(one, period).formatted}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t`How often`}</legend>
        {(['month', 'year'] as const).map((one) => (
          <RadioRow
            key={one}
            name="changed-period"
            checked={one === period}
            onChange={() => setPeriod(one)}
            label={one === 'month' ? t`By the month` : t`By the year, two months less`}
            amount={priceOf(plan, one).formatted}
          />
        ))}
      </fieldset>
      <Consequence plan={plan} period={period} fromTs={currentPeriodEndTs} isAsNow={isAsNow} />
      {error ? (
        <ActionError>
          {errorMessage(error, t`That was not changed. Nothing was taken. Try again.`)}
        </ActionError>
      ) : null}
      {isChosen || (isAsNow && !change) ? (
        <Button onClick={close}>{t`Leave it so`}</Button>
      ) : (
        <Button variant="primary" loading={choose.busy || cancel.busy} onClick={() => void send()}>
          {isAsNow ? t`Take the change back` : t`Change it from then on`}
        </Button>
      )}
    </div>
  );
}

/** Chooses another plan or period of a membership from its next payment on. */
export function ChangeMembership({ membership, onClose }: Own & { onClose: () => void }) {
  const { t } = useLingui();
  const { blog, plan: now } = membership;
  const name = blog?.name ?? '';
  const { data, error, isFetching, refetch } = useQuery(membershipsQuery(name));
  const plans = data?.response.memberships.plans.filter(({ id, isOpen }) => isOpen || id === now?.id);
  return (
    <Dialog title={t`Change how you support ${name}`} onClose={onClose}>
      {(close) => {
        if (plans)
          return (
            <ChangeForm
              membership={membership}
              plans={plans}
              onPriceChange={() => void refetch()}
              close={close}
            />
          );
        return error ? <ErrorState retrying={isFetching} onRetry={() => void refetch()} /> : <PostSkeleton />;
      }}
    </Dialog>
  );
}
