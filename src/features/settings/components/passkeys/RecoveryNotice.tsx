import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getCancelRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { switchViewer, useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import look from '../account/Account.module.css';

/** Notice of a started account recovery, with a button to cancel it. */
export function RecoveryNotice() {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { user } = useViewer();
  const queryClient = useQueryClient();
  const { write, busy } = useWrite(getCancelRecoveryMutationOptions, {
    onSuccess: () => switchViewer(queryClient),
    errorToast: t`The recovery was not cancelled. Please try again.`,
  });
  const ends = user?.recoveryEndsTs;
  if (ends === undefined) return null;
  const when = dateFormat(dateLocale, { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(ends * 1000),
  );
  return (
    <SettingsCard title={t`Somebody started the recovery of your account`}>
      <p className={look.words}>
        <Trans>
          From {when} on, your second factor and all passkeys can be removed with an e-mailed link. If you did
          not ask for this, cancel the recovery and choose a new password for your mailbox.
        </Trans>
      </p>
      <div className={look.buttons}>
        <Button variant="danger" loading={busy} onClick={() => void write(undefined)}>
          {t`Cancel recovery`}
        </Button>
      </div>
    </SettingsCard>
  );
}
