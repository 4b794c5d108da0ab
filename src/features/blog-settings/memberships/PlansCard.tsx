import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getDeleteMembershipPlanMutationOptions,
  getEditMembershipPlanMutationOptions,
} from '#generated/hooks/memberships/memberships.ts';
import type { MembershipPlan } from '#generated/zod/membershipPlan.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useRefreshProfile } from './data.ts';
import styles from './Memberships.module.css';
import { PlanForm } from './PlanForm.tsx';
import { planRequest, planValues } from './plan-values.ts';

/** Number of plans that a blog may have (contract: createMembershipPlan). */
const MAX_PLANS = 5;

/** A plan with its price and people, and what can be done with it. */
function PlanRow({ blog, plan, onEdit }: { blog: string; plan: MembershipPlan; onEdit: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshProfile(blog);
  const edit = useWrite(getEditMembershipPlanMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The plan was not saved. Try again.`,
  });
  const remove = useWrite(getDeleteMembershipPlanMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The plan was not deleted. Try again.`,
  });
  const { id, name, price, yearlyPrice, supporterCount = 0, perks, isOpen } = plan;
  const { formatted: month } = price;
  const { formatted: year } = yearlyPrice;
  return (
    <li className={styles.plan}>
      <h3>{name}</h3>
      <p>
        <Trans>
          <b>{month}</b> or {year} a year.
        </Trans>{' '}
        <Plural value={supporterCount} _0="Nobody yet" one="# person" other="# people" />
        {isOpen ? null : (
          <>
            {' · '}
            <Trans>closed for new people</Trans>
          </>
        )}
      </p>
      {perks.length > 0 ? <small>{perks.join(' · ')}</small> : null}
      <p className={styles.buttons}>
        <Button size="small" aria-label={t`Edit ${name}`} onClick={onEdit}>{t`Edit`}</Button>
        <Button
          size="small"
          loading={edit.busy}
          aria-label={isOpen ? t`Close ${name}` : t`Open ${name} again`}
          onClick={() => void edit.write({ blog, planId: id, data: planRequest(planValues(plan), !isOpen) })}
        >
          {isOpen ? t`Close` : t`Open again`}
        </Button>
        {supporterCount === 0 ? (
          <Button
            size="small"
            variant="quiet"
            loading={remove.busy}
            aria-label={t`Delete ${name}`}
            onClick={() => void remove.write({ blog, planId: id })}
          >{t`Delete`}</Button>
        ) : null}
      </p>
    </li>
  );
}

/** The plans of a blog, with a form for another one. */
export function PlansCard({ blog, plans }: { blog: string; plans: readonly MembershipPlan[] }) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<string>();
  const close = (): void => setEdited(undefined);
  return (
    <SettingsCard
      title={<Trans>Plans</Trans>}
      detail={
        <Trans>
          Every plan opens the posts for supporters. Nine tenths of what is paid without tax are yours.
        </Trans>
      }
    >
      <ul className={styles.plans}>
        {plans.map((plan) =>
          plan.id === edited ? (
            <li key={plan.id}>
              <PlanForm blog={blog} plan={plan} onClose={close} />
            </li>
          ) : (
            <PlanRow key={plan.id} blog={blog} plan={plan} onEdit={() => setEdited(plan.id)} />
          ),
        )}
      </ul>
      {edited === 'new' ? <PlanForm blog={blog} onClose={close} /> : null}
      {edited !== 'new' && plans.length < MAX_PLANS ? (
        <p>
          <Button onClick={() => setEdited('new')}>
            {plans.length === 0 ? t`Make a plan` : t`Another plan`}
          </Button>
        </p>
      ) : null}
    </SettingsCard>
  );
}
