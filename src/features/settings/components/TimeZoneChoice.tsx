import { useLingui } from '@lingui/react/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { timezone } from '../model/member-setting.ts';
import { timeZoneNames } from '../model/time-zones.ts';
import { SettingChoice } from './SettingChoice.tsx';

/** Cookie with the member's time zone (spec 000 §9). */
const TIME_ZONE_COOKIE = 'tz';

/** Select field of the member's time zone, which queues and quiet hours use. */
export function TimeZoneChoice({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingChoice
      id="time-zone"
      setting={timezone}
      settings={settings}
      label={t`Time zone`}
      hint={t`Your browser uses ${here}.`}
      choices={timeZoneNames([timezone.of(settings), here])}
      onChosen={(zone) => writeCookie(TIME_ZONE_COOKIE, zone)}
    />
  );
}
