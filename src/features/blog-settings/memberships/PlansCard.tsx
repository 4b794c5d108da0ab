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
import { knitSwatch, SWATCH } from './knitting.ts';
import styles from './Memberships.module.css';
import { PlanForm } from './PlanForm.tsx';
import { planRequest, planValues } from './plan-values.ts';

/** Number of plans that a blog may have (contract: createMembershipPlan). */
const MAX_PLANS = 5;

type PlanRowProps = { blog: string; plan: MembershipPlan; place: number; onEdit: () => void };

/** A plan as a sewn swatch with a stitch for each supporter, with its price, and what can be done with it. */
function PlanRow({ blog, plan, place, onEdit }: PlanRowProps) {
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
      <span className={styles.swatch} data-plan={place}>
        <svg viewBox={`0 0 ${SWATCH.width} ${SWATCH.height}`} aria-hidden="true">
          <path d={knitSwatch(supporterCount)} />
        </svg>
      </span>
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
        {plans.map((plan, place) =>
          plan.id === edited ? (
            <li key={plan.id} className={styles.editing}>
              <PlanForm blog={blog} plan={plan} onClose={close} />
            </li>
          ) : (
            <PlanRow key={plan.id} blog={blog} plan={plan} place={place} onEdit={() => setEdited(plan.id)} />
          ),
        )}
        {edited !== 'new' && plans.length < MAX_PLANS ? (
          <li className={styles.plan} data-plan="new">
            <span className={styles.swatch} data-plan="new" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <small>
              <Trans>
                Up to {MAX_PLANS}. A new price is for new people; those who have a plan keep theirs.
              </Trans>
            </small>
            <p className={styles.buttons}>
              <Button size="small" onClick={() => setEdited('new')}>
                {plans.length === 0 ? t`Make a plan` : t`Another plan`}
              </Button>
            </p>
          </li>
        ) : null}
      </ul>
      {edited === 'new' ? <PlanForm blog={blog} onClose={close} /> : null}
    </SettingsCard>
  );
}
