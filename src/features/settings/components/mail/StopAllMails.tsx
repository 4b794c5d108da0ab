import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MailChoices } from '#generated/zod/mailChoices.zod.ts';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { isMailed, MAIL_KINDS, mailChoicesUpdate, NO_MAILS } from '#src/entities/settings/mail-kinds.ts';
import type { MemberSettingField } from '#src/entities/settings/model/member-setting.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useSetting } from '../../data/member-settings.ts';

/** All settings of e-mails as one. */
const ALL_MAILS: MemberSettingField<MailChoices> = {
  of: ({ notifications }) => notifications,
  put: (settings, choices) => ({
    ...settings,
    notifications: { ...settings.notifications, ...choices },
  }),
  edit: (choices) => ({ notifications: mailChoicesUpdate(choices) }),
};

/** Row that stops all kinds of e-mails at once, and undoes it. */
export function StopAllMails({ id, settings }: { id: string; settings: UserSettings }) {
  const { t } = useLingui();
  const { set, state, error } = useSetting(ALL_MAILS);
  const [before, setBefore] = useState<MailChoices>();
  const choices = ALL_MAILS.of(settings);
  const isAnySent = MAIL_KINDS.some(({ setting }) => isMailed(choices, setting));
  return (
    <SettingRow id={id} state={state}>
      <span className={rows.label}>{t`No e-mails at all`}</span>
      <p className={rows.hint}>
        {isAnySent
          ? t`Turns off everything above. Security e-mails, receipts and decisions about your posts still arrive.`
          : t`Everything above is off. Only security e-mails, receipts and decisions about your posts arrive.`}
      </p>
      {error ? (
        <div className={rows.hint}>
          <ActionError>{error}</ActionError>
        </div>
      ) : null}
      <div className={rows.control}>
        {isAnySent ? (
          <Button
            size="small"
            variant="secondary"
            aria-label={t`Turn off all e-mails`}
            onClick={() => {
              setBefore(choices);
              void set(NO_MAILS);
            }}
          >{t`Turn off`}</Button>
        ) : before ? (
          <Button size="small" variant="secondary" onClick={() => void set(before)}>{t`Undo`}</Button>
        ) : null}
      </div>
    </SettingRow>
  );
}
