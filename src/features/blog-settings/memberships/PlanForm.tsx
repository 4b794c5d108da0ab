import { useLingui } from '@lingui/react/macro';
import {
  getCreateMembershipPlanMutationOptions,
  getEditMembershipPlanMutationOptions,
} from '#generated/hooks/memberships/memberships.ts';
import type { MembershipPlan } from '#generated/zod/membershipPlan.zod.ts';
import {
  type MembershipPlanRequest,
  membershipPlanRequestDescriptionMax,
  membershipPlanRequestNameMax,
} from '#generated/zod/membershipPlanRequest.zod.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useRefreshProfile } from './data.ts';
import {
  amountOf,
  PLAN_CURRENCIES,
  type PlanFormValues,
  planRequest,
  planSchema,
  planValues,
} from './plan-values.ts';

type PlanFormProps = {
  blog: string;
  /** The plan that is edited; undefined for a new one. */
  plan?: MembershipPlan;
  onClose: () => void;
};

/** Form of a plan: what it is called, costs and gives. */
export function PlanForm({ blog, plan, onClose }: PlanFormProps) {
  const { t } = useLingui();
  const refresh = useRefreshProfile(blog);
  const create = callWith(getCreateMembershipPlanMutationOptions, (data: MembershipPlanRequest) => ({
    blog,
    data,
  }));
  const edit = callWith(getEditMembershipPlanMutationOptions, (data: MembershipPlanRequest) => ({
    blog,
    planId: plan?.id ?? '',
    data,
  }));
  const form = useContractForm<PlanFormValues, MembershipPlanRequest, unknown>({
    schema: planSchema,
    initial: planValues(plan),
    normalize: (values) => ({ ...values, name: values.name.trim() }),
    fieldErrorText: { name: { missing: t`Give the plan a name.`, tooShort: t`Give the plan a name.` } },
    knownErrors: (values) =>
      amountOf(values) === undefined
        ? { amount: t`A month costs between 1 and 1,000 euros, or as much in another currency.` }
        : {},
    call: plan ? edit : create,
    request: (values) => planRequest(values, plan?.isOpen ?? true),
    write: {
      onSuccess: async () => {
        await refresh();
        onClose();
      },
    },
    errorText: { unknown: t`The plan was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.form} aria-label={plan ? t`Edit the plan` : t`Another plan`}>
      <TextField
        {...form.field('name')}
        label={t`Name of the plan`}
        autoComplete="off"
        maxLength={membershipPlanRequestNameMax}
      />
      <TextField
        {...form.field('amount')}
        label={t`A month, with tax`}
        hint={t`A year costs ten months. A new price is for new people; those who have the plan keep theirs.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <SettingSelect
        label={t`Currency`}
        value={form.values.currency}
        choices={Object.fromEntries(PLAN_CURRENCIES.map((one) => [one, one]))}
        onChange={(chosen) => form.change('currency', chosen)}
      />
      <TextField
        {...form.field('description')}
        label={t`What it is for (optional)`}
        autoComplete="off"
        maxLength={membershipPlanRequestDescriptionMax}
      />
      <TextArea {...form.field('perks')} label={t`What supporters get, one thing a line`} rows={3} />
      <FormMessages messages={form.messages} />
      <p className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>
          {plan ? t`Save` : t`Add the plan`}
        </Button>
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      </p>
    </ContractForm>
  );
}
