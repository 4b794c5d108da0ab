import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getCreateMembershipCheckoutMutationOptions } from '#generated/hooks/memberships/memberships.ts';
import type { MembershipPlan } from '#generated/zod/membershipPlan.zod.ts';
import type { MembershipProfile } from '#generated/zod/membershipProfile.zod.ts';
import { formatAmount } from '#src/entities/payments/money.ts';
import { TaxWords } from '#src/entities/payments/TaxWords.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import styles from './SupportForm.module.css';

type Period = 'month' | 'year';

/** Returns what a plan costs for a month or a year. */
function priceOf(plan: MembershipPlan, period: Period) {
  return period === 'month' ? plan.price : plan.yearlyPrice;
}

/** A plan as a card with its price and what it gives. */
function PlanCard({
  plan,
  period,
  isChosen,
  onChoose,
}: {
  plan: MembershipPlan;
  period: Period;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { name, description, perks } = plan;
  return (
    <label className={styles.plan}>
      <span className={styles.name}>
        <input type="radio" name="plan" checked={isChosen} onChange={onChoose} />
        <b>{name}</b>
        <span className={styles.price}>{priceOf(plan, period).formatted}</span>
      </span>
      {description ? <span className={styles.description}>{description}</span> : null}
      {perks.map((perk) => (
        <span key={perk}>{perk}</span>
      ))}
    </label>
  );
}

/** The button to the checkout of a plan; visitors log in first. */
function SupportButton({
  blogName,
  plan,
  period,
  isListed,
}: {
  blogName: string;
  plan: MembershipPlan;
  period: Period;
  /** True for members who agreed to be named on the page. */
  isListed: boolean;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isLoggedIn } = useViewer();
  const { write, busy, error } = useWrite(getCreateMembershipCheckoutMutationOptions, {
    once: true,
    onSuccess: ({ response }) => navigate(paths.checkout(response.checkout.id)),
  });
  const { amount, currency, formatted } = priceOf(plan, period);
  if (!isLoggedIn)
    return (
      <ButtonLink
        href={paths.login({ redirectTo: paths.supportBlog(blogName) })}
        variant="primary"
        size="large"
      >
        {t`Log in to support ${blogName}`}
      </ButtonLink>
    );
  return (
    <>
      {error ? (
        <ActionError>{errorMessage(error, t`The checkout could not be opened. Try again.`)}</ActionError>
      ) : null}
      <Button
        variant="primary"
        size="large"
        loading={busy}
        onClick={() =>
          void write({
            data: {
              tumblelog: blogName,
              plan_id: plan.id,
              period,
              expected_price: amount,
              expected_currency: currency,
              is_listed: isListed,
              path: paths.blog(blogName),
            },
          })
        }
      >
        {t`Support ${blogName}, ${formatted}`}
      </Button>
    </>
  );
}

/** Says where the money goes. */
function Shares({ blogName, plan, period }: { blogName: string; plan: MembershipPlan; period: Period }) {
  const locale = useDateLocale();
  const price = priceOf(plan, period);
  const share = period === 'month' ? plan.share : plan.yearlyShare;
  if (!share) return null;
  const { formatted } = price;
  const given = share.formatted;
  const kept = formatAmount(price.amount - (price.tax ?? 0) - share.amount, price, locale);
  return (
    <>
      <Trans>
        Of {formatted}, {blogName} gets {given}; the card and Skein keep {kept}.
      </Trans>{' '}
    </>
  );
}

/** Chooses a plan of a blog and how often it is paid, and leads to the checkout. */
export function SupportForm({ profile }: { profile: MembershipProfile }) {
  const { t } = useLingui();
  const plans = profile.plans.filter(({ isOpen }) => isOpen);
  const [planId, setPlanId] = useState(plans[0]?.id);
  const [period, setPeriod] = useState<Period>('month');
  const [isListed, setListed] = useState(false);
  const { isLoggedIn } = useViewer();
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const { name } = profile.blog;
  if (!plan)
    return (
      <p>
        <Trans>{name} takes nobody new at the moment.</Trans>
      </p>
    );
  return (
    <div className={styles.form}>
      <fieldset className={styles.plans}>
        <legend className={styles.hidden}>{t`Plan`}</legend>
        {plans.map((one) => (
          <PlanCard
            key={one.id}
            plan={one}
            period={period}
            isChosen={one === plan}
            onChoose={() => setPlanId(one.id)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.periods}>
        <legend className={styles.hidden}>{t`How often`}</legend>
        {(['month', 'year'] as const).map((one) => (
          <label key={one} className={styles.chip}>
            <input type="radio" name="period" checked={one === period} onChange={() => setPeriod(one)} />
            <span>{one === 'month' ? t`By the month` : t`By the year, two months less`}</span>
          </label>
        ))}
      </fieldset>
      {isLoggedIn ? (
        <Checkbox
          label={t`Name me among those who support ${name}`}
          hint={t`Only if you like: on this page, for everybody. You can take it back with one press.`}
          checked={isListed}
          onChange={({ target }) => setListed(target.checked)}
        />
      ) : null}
      <SupportButton blogName={name} plan={plan} period={period} isListed={isListed} />
      <p className={styles.fine}>
        <Shares blogName={name} plan={plan} period={period} />
        <TaxWords price={plan.price} />{' '}
        <Trans>Stop on any day; what you paid for stays open until its end.</Trans>
      </p>
    </div>
  );
}

/** Heading of the page: the number of supporters. */
export function SupporterCount({ profile }: { profile: MembershipProfile }) {
  const count = profile.supporterCount ?? 0;
  const { name } = profile.blog;
  return (
    <h1 className={styles.title}>
      {count === 0 ? (
        <Trans>Be the first to support {name}</Trans>
      ) : (
        <Plural value={count} one={`One person supports ${name}`} other={`# people support ${name}`} />
      )}
    </h1>
  );
}
