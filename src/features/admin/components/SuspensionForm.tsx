import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getSetSuspensionMutationOptions } from '#generated/hooks/admin/admin.ts';
import { SetSuspensionBody, setSuspensionBodyReasonMax } from '#generated/zod/setSuspensionBody.zod.ts';
import type { SiteAccount } from '#generated/zod/siteAccount.zod.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshAccounts } from '../data/admin.ts';
import styles from './Staff.module.css';

type SuspensionLength = 'day' | 'week' | 'month' | 'open';

const LENGTH_DAYS: Readonly<Record<Exclude<SuspensionLength, 'open'>, number>> = {
  day: 1,
  week: 7,
  month: 30,
};

const schema = z.pick(SetSuspensionBody, { reason: true });

type SuspensionFormProps = { account: SiteAccount; onDone: () => void };

/** Form with the reason and duration of a suspension. */
export function SuspensionForm({ account: { id, name, suspension }, onDone }: SuspensionFormProps) {
  const { t } = useLingui();
  const again = useRefreshAccounts();
  const [span, setSpan] = useState<SuspensionLength>(
    suspension && suspension.untilTs === undefined ? 'open' : 'week',
  );
  const form = useContractForm({
    schema,
    initial: { reason: suspension?.reason ?? '' },
    normalize: ({ reason }) => ({ reason: reason.trim() }),
    request: ({ reason }) => {
      const until =
        span === 'open' ? {} : { until: Math.floor(siteNow() / 1000) + LENGTH_DAYS[span] * 86_400 };
      return { accountId: id, data: { reason, ...until } };
    },
    call: getSetSuspensionMutationOptions,
    write: {
      onSuccess: async () => {
        onDone();
        await again();
      },
    },
    errorText: { unknown: t`Your change was not saved. Try again.` },
  });
  const spans: Record<SuspensionLength, string> = {
    day: t`For a day`,
    week: t`For a week`,
    month: t`For 30 days`,
    open: t`Until staff end it`,
  };
  return (
    <ContractForm form={form} className={styles.form} aria-label={t`Suspend the account of ${name}`}>
      <TextArea
        label={t`Reason`}
        hint={t`They read it in the e-mail and when they try to log in.`}
        rows={2}
        autoFocus
        maxLength={setSuspensionBodyReasonMax}
        {...form.field('reason')}
      />
      <div className={styles.buttons}>
        <SettingSelect label={t`Duration`} value={span} choices={spans} onChange={setSpan} />
        <Button
          type="submit"
          size="small"
          variant="danger"
          loading={form.busy}
          aria-disabled={form.values.reason.trim() === '' || undefined}
        >
          {t`Suspend account`}
        </Button>
        <Button size="small" variant="secondary" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </div>
      <FormMessages messages={form.messages} />
    </ContractForm>
  );
}
