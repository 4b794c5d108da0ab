import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetMailStatusQueryOptions,
  getSendVerificationEmailMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { MailStatus as Status } from '#generated/zod/mailStatus.zod.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import account from '../account/Account.module.css';
import { PendingEmail } from '../account/PendingEmail.tsx';
import styles from './MailStatus.module.css';

type Suppression = NonNullable<Status['suppression']>;

/** Notice that no e-mails are sent to the member's address, with the ways to correct it. */
function SuppressionNotice({
  email,
  suppression: { reason, detail },
}: {
  email: string;
  suppression: Suppression;
}) {
  const { t } = useLingui();
  const [isSent, setIsSent] = useState(false);
  const { write, busy, error } = useWrite(getSendVerificationEmailMutationOptions, {
    onSuccess: () => setIsSent(true),
  });
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        {reason === 'complaint' ? (
          <Trans>You get no notifications by e-mail: one to {email} was reported as unwanted.</Trans>
        ) : (
          <Trans>E-mails to {email} do not arrive.</Trans>
        )}
      </p>
      {reason !== 'complaint' && detail ? (
        <p className={account.words}>
          <Trans>The mail server of this address answered: {detail}</Trans>
        </p>
      ) : null}
      <p className={account.words}>
        {reason === 'complaint' ? (
          <Trans>
            To get them again, let us send you a link and open it. Security e-mails and receipts still arrive.
          </Trans>
        ) : (
          <Trans>
            Change the address if it is not right. If it is, let us send you a link: once you open it, we
            write to you again.
          </Trans>
        )}
      </p>
      <div className={account.buttons}>
        <Button size="small" variant="primary" loading={busy} onClick={() => void write({})}>
          {isSent ? t`Send the link again` : t`Send me a link`}
        </Button>
        <ButtonLink href={`${paths.account()}#email`} size="small" variant="secondary">
          {t`Change the address`}
        </ButtonLink>
      </div>
      <div role="status">
        {isSent && !error ? (
          <p className={account.words}>
            <Trans>
              The link was sent to {email}. If nothing arrives within an hour, change the address.
            </Trans>
          </p>
        ) : null}
      </div>
      {error ? <ActionError>{errorMessage(error, t`The e-mail was not sent.`)}</ActionError> : null}
    </div>
  );
}

/** Card with the member's address, whether it is confirmed, and whether e-mails arrive. */
export function MailStatus() {
  const { t } = useLingui();
  const { user } = useViewer();
  const { data } = useQuery(getGetMailStatusQueryOptions());
  const suppression = data?.response.suppression;
  if (!user) return null;
  const { email, emailVerified } = user;
  return (
    <SettingsCard title={t`Where they go`}>
      <SettingRow id="mail-address">
        <span className={rows.label}>{t`E-mail address`}</span>
        <p className={rows.hint}>
          {email === undefined ? (
            <Trans>You have no address yet.</Trans>
          ) : emailVerified ? (
            <Trans>
              <span className={account.value}>{email}</span> (confirmed)
            </Trans>
          ) : (
            <Trans>
              <span className={account.value}>{email}</span> (not confirmed yet, so that notifications are not
              mailed there)
            </Trans>
          )}
        </p>
        <div className={rows.control}>
          <ButtonLink
            href={`${paths.account()}#email`}
            size="small"
            variant="secondary"
            aria-label={t`Change e-mail address`}
          >{t`Change`}</ButtonLink>
        </div>
      </SettingRow>
      {suppression && email !== undefined ? (
        <SuppressionNotice email={email} suppression={suppression} />
      ) : (
        <PendingEmail user={user} />
      )}
    </SettingsCard>
  );
}
