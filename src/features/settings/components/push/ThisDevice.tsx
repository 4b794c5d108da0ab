import { useLingui } from '@lingui/react/macro';
import styles from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { useThisDevice } from '../../data/push-devices.ts';

/** Switch for push notifications in this browser, or the reason why they are unavailable. */
export function ThisDevice() {
  const { t } = useLingui();
  const { state, problem, busy, turn } = useThisDevice();
  const hints = {
    unsupported: t`This browser cannot get notifications while Skein is closed. On an iPhone or iPad, add Skein to the home screen first.`,
    denied: t`Your browser blocks notifications. Allow them in its settings for this site, next to the address.`,
    off: t`Your browser asks you once whether Skein may send notifications.`,
    on: t`This device gets notifications even while Skein is closed, until you log out here.`,
  };
  return (
    <SettingRow id="push-here" state={busy ? 'saving' : 'still'}>
      <Checkbox
        look="switch"
        className={styles.field}
        label={t`Notify this device`}
        hint={state ? hints[state] : t`One moment.`}
        error={problem}
        checked={state === 'on'}
        disabled={!state || state === 'unsupported' || state === 'denied'}
        onChange={({ target }) => turn(target.checked)}
      />
    </SettingRow>
  );
}
