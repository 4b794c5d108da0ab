import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { getSetSuspensionMutationOptions } from '#generated/hooks/admin/admin.ts';
import { setSuspensionBodyReasonMax } from '#generated/zod/setSuspensionBody.zod.ts';
import type { SiteAccount } from '#generated/zod/siteAccount.zod.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshAccounts } from '../data/admin.ts';
import styles from './Staff.module.css';

type SuspensionLength = 'day' | 'week' | 'month' | 'open';

const LENGTH_DAYS: Readonly<Record<Exclude<SuspensionLength, 'open'>, number>> = {
  day: 1,
  week: 7,
  month: 30,
};

type SuspensionFormProps = { account: SiteAccount; onDone: () => void };

/** Form with the reason and duration of a suspension. */
export function SuspensionForm({ account: { id, name, suspension }, onDone }: SuspensionFormProps) {
  const { t } = useLingui();
  const again = useRefreshAccounts();
  const [reason, setReason] = useState(suspension?.reason ?? '');
  const [span, setSpan] = useState<SuspensionLength>(
    suspension && suspension.untilTs === undefined ? 'open' : 'week',
  );
  const { write, busy, error } = useWrite(getSetSuspensionMutationOptions, {
    onSuccess: async () => {
      onDone();
      await again();
    },
  });
  const spans: Record<SuspensionLength, string> = {
    day: t`For a day`,
    week: t`For a week`,
    month: t`For 30 days`,
    open: t`Until staff end it`,
  };
  const said = reason.trim();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const until = span === 'open' ? {} : { until: Math.floor(siteNow() / 1000) + LENGTH_DAYS[span] * 86_400 };
    if (said) void write({ accountId: id, data: { reason: said, ...until } });
  };
  return (
    <form className={styles.form} aria-label={t`Suspend the account of ${name}`} onSubmit={send}>
      <TextArea
        label={t`Reason`}
        hint={t`They read it in the e-mail and when they try to log in.`}
        rows={2}
        autoFocus
        maxLength={setSuspensionBodyReasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <SettingSelect label={t`Duration`} value={span} choices={spans} onChange={setSpan} />
        <Button
          type="submit"
          size="small"
          variant="danger"
          loading={busy}
          aria-disabled={said === '' || undefined}
        >
          {t`Suspend account`}
        </Button>
        <Button size="small" variant="secondary" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
    </form>
  );
}
