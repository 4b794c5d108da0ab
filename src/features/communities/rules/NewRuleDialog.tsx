import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getCreateAutomaticRuleMutationOptions,
  getListAutomaticRulesQueryKey,
} from '#generated/hooks/communities/communities.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import {
  CONDITION_KINDS,
  type ConditionKind,
  linesIn,
  NEW_MEMBER_DAYS,
  NEW_RULE,
  REPORT_COUNTS,
  requestOf,
} from '../model/automatic-rule.ts';
import styles from './Rules.module.css';

const RuleForm = z.looseObject({
  kinds: z.string().check(z.minLength(1)),
  applies_to: z.string().check(z.minLength(1)),
});

type NewRuleProps = { community: string; onClose: () => void };

/** Form of a new automatic rule: what it does, to what, and when. */
export function NewRuleDialog({ community, onClose }: NewRuleProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`New rule`} onClose={onClose}>
      {(close) => <RuleFields community={community} onClose={close} />}
    </Dialog>
  );
}

function toggled(value: string, one: string, isOn: boolean): string {
  const others = value.split(' ').filter((other) => other !== '' && other !== one);
  return [...others, ...(isOn ? [one] : [])].join(' ');
}

function RuleFields({ community, onClose }: NewRuleProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: RuleForm,
    initial: NEW_RULE,
    call: getCreateAutomaticRuleMutationOptions,
    request: (values) => ({ community, data: requestOf(values) }),
    knownErrors: ({ kinds, words }) =>
      kinds.split(' ').includes('words') && linesIn(words).length === 0
        ? { words: t`Write at least one word.` }
        : {},
    write: {
      onSuccess: () => {
        onClose();
        return queryClient.invalidateQueries({ queryKey: getListAutomaticRulesQueryKey(community) });
      },
    },
    fieldErrorText: {
      kinds: { missing: t`Choose at least one.` },
      applies_to: { missing: t`Choose at least one.` },
    },
    errorText: { unknown: t`The rule was not saved. Try again.` },
  });
  const { values, field, change } = form;
  const kinds = values.kinds.split(' ');
  const names: Record<ConditionKind, string> = {
    links: t`It has a link`,
    words: t`It has certain words`,
    media: t`It has pictures, videos or sound`,
    new_member: t`Its writer came a short while ago`,
    reports: t`People reported it`,
  };
  return (
    <ContractForm form={form} className={styles.form}>
      <FieldGroup name={t`When all of this is true`}>
        {CONDITION_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={names[kind]}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              change('kinds', toggled(values.kinds, kind, checked))
            }
          />
        ))}
        {field('kinds').error ? <ActionError>{field('kinds').error}</ActionError> : null}
      </FieldGroup>
      {kinds.includes('links') ? (
        <TextArea
          {...field('hosts')}
          label={t`Sites, one per line`}
          rows={2}
          hint={t`Empty for links to anywhere.`}
        />
      ) : null}
      {kinds.includes('words') ? (
        <TextArea {...field('words')} label={t`Words, one per line`} rows={2} dir="auto" />
      ) : null}
      {kinds.includes('new_member') ? (
        <FieldGroup name={t`Less than so many days ago`}>
          <Select
            aria-label={t`Less than so many days ago`}
            value={values.days}
            onChange={({ currentTarget: { value } }) => change('days', value)}
          >
            {NEW_MEMBER_DAYS.map((days) => (
              <option key={days} value={days}>
                {days}
              </option>
            ))}
          </Select>
        </FieldGroup>
      ) : null}
      {kinds.includes('reports') ? (
        <FieldGroup name={t`So many people`}>
          <Select
            aria-label={t`So many people`}
            value={values.count}
            onChange={({ currentTarget: { value } }) => change('count', value)}
          >
            {REPORT_COUNTS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </FieldGroup>
      ) : null}
      <FieldGroup name={t`It is for`}>
        {(['posts', 'comments'] as const).map((one) => (
          <Checkbox
            key={one}
            label={one === 'posts' ? t`Posts` : t`Comments`}
            checked={values.applies_to.split(' ').includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              change('applies_to', toggled(values.applies_to, one, checked))
            }
          />
        ))}
        {field('applies_to').error ? <ActionError>{field('applies_to').error}</ActionError> : null}
      </FieldGroup>
      <FieldGroup name={t`Then`}>
        <Select
          aria-label={t`Then`}
          value={values.action}
          onChange={({ currentTarget: { value } }) => change('action', value)}
        >
          <option value="hold">{t`Let it wait for one of you`}</option>
          <option value="queue">{t`Show it, and put it in the queue`}</option>
          <option value="label">{t`Label it as mature, and put it in the queue`}</option>
        </Select>
      </FieldGroup>
      <p className={styles.muted}>{t`It is off at first, so that you can see last week.`}</p>
      <FormMessages messages={form.messages} />
      <div className={styles.choices}>
        <Button variant="quiet" className={styles.tall} onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" className={styles.tall} loading={form.busy}>{t`Save`}</Button>
      </div>
    </ContractForm>
  );
}
