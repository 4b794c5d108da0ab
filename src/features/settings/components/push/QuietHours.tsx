import { useLingui } from '@lingui/react/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { quietEnd, quietStart } from '../../model/member-setting.ts';
import { SettingChoice } from '../SettingChoice.tsx';

/** Hours in which nothing is pushed. */
export function QuietHours({ settings }: { settings: UserSettings }) {
  const { t, i18n } = useLingui();
  const hours = Object.fromEntries(
    Array.from({ length: 24 }, (_, hour) => [
      String(hour),
      i18n.date(new Date(Date.UTC(2026, 0, 1, hour)), { timeStyle: 'short', timeZone: 'UTC' }),
    ]),
  );
  const { timezone } = settings.account;
  return (
    <SettingsCard
      title={t`Quiet hours`}
      detail={t`Notifications from this time are sent afterwards, grouped. Choose the same hour twice for no quiet hours. Your time zone is ${timezone}.`}
    >
      <SettingChoice
        id="quiet-start"
        setting={quietStart}
        settings={settings}
        label={t`Quiet from`}
        choices={hours}
      />
      <SettingChoice
        id="quiet-end"
        setting={quietEnd}
        settings={settings}
        label={t`Quiet until`}
        choices={hours}
      />
    </SettingsCard>
  );
}
