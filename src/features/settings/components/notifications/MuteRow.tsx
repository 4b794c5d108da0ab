import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { useNotificationSetting } from '../../data/notification-settings.ts';
import styles from '../SettingRow.module.css';
import { SettingRow } from '../SettingRow.tsx';

const HOUR = 3600;
/** Seconds of silence to choose from; 0 lasts until it is taken back. */
const LENGTHS = { hours: 8 * HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, ever: 0 } as const;
type Length = keyof typeof LENGTHS;

/** Silence for a blog: nothing counts as new for a while. */
export function MuteRow({ blog, settings }: { blog: string; settings: NotificationSettings }) {
  const { t, i18n } = useLingui();
  const control = useId();
  const { set, state, error } = useNotificationSetting(blog);
  const { muted = false, mutedUntilTs } = settings;
  const until =
    mutedUntilTs === undefined
      ? t`Muted until you take it back`
      : t`Muted until ${i18n.date(new Date(mutedUntilTs * 1000), { dateStyle: 'medium', timeStyle: 'short' })}`;
  const lengths: Record<Length, string> = {
    hours: t`Mute for 8 hours`,
    day: t`Mute for a day`,
    week: t`Mute for a week`,
    ever: t`Mute until you take it back`,
  };
  return (
    <SettingRow id="notify-muted" state={state} isWide>
      <label htmlFor={control} className={styles.label}>
        {t`Silence`}
      </label>
      <p id={`${control}-hint`} className={styles.hint}>
        {t`Nothing counts as new, messages included. What happened is still in the list.`}
      </p>
      {error ? (
        <div className={styles.hint}>
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={styles.control}>
        <select
          id={control}
          className={styles.select}
          aria-describedby={`${control}-hint`}
          value={muted ? 'now' : 'not'}
          onChange={({ target: { value } }) => {
            const length = (Object.keys(LENGTHS) as Length[]).find((one) => one === value);
            if (length) set({ muted: true, mute_length_seconds: LENGTHS[length] });
            else if (value === 'not') set({ muted: false });
          }}
        >
          {muted ? <option value="now">{until}</option> : null}
          <option value="not">{t`Not muted`}</option>
          {(Object.keys(LENGTHS) as Length[]).map((one) => (
            <option key={one} value={one}>
              {lengths[one]}
            </option>
          ))}
        </select>
      </div>
    </SettingRow>
  );
}
