import { useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { useNotificationSetting } from '../../data/notification-settings.ts';

const HOUR_SECONDS = 3600;
/** Durations of a mute in seconds; 0 lasts until it is switched off. */
const MUTE_DURATIONS_SECONDS = {
  hours: 8 * HOUR_SECONDS,
  day: 24 * HOUR_SECONDS,
  week: 7 * 24 * HOUR_SECONDS,
  ever: 0,
} as const;
type MuteDuration = keyof typeof MUTE_DURATIONS_SECONDS;
/** `now`: already muted, for the duration chosen then. */
type MuteChoice = MuteDuration | 'now' | 'not';

/** Select field that mutes a blog's notifications for a while. */
export function MuteRow({ blog, settings }: { blog: string; settings: NotificationSettings }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { set, state, error } = useNotificationSetting(blog);
  const { muted = false, mutedUntilTs } = settings;
  const until =
    mutedUntilTs === undefined
      ? t`Muted until you unmute it`
      : t`Muted until ${dateFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(mutedUntilTs * 1000))}`;
  const lengths: [MuteDuration, string][] = [
    ['hours', t`Mute for 8 hours`],
    ['day', t`Mute for a day`],
    ['week', t`Mute for a week`],
    ['ever', t`Mute until you unmute it`],
  ];
  const choices: [MuteChoice, string][] = [['not', t`Not muted`], ...lengths];
  if (muted) choices.unshift(['now', until]);
  return (
    <SelectRow<MuteChoice>
      id="notify-muted"
      label={t`Mute notifications`}
      hint={t`Nothing is counted as new, not even messages. All activity stays in the list.`}
      state={state}
      error={error}
      value={muted ? 'now' : 'not'}
      choices={choices}
      onChoose={(choice) => {
        if (choice === 'not') set({ muted: false });
        else if (choice !== 'now') set({ muted: true, mute_length_seconds: MUTE_DURATIONS_SECONDS[choice] });
      }}
    />
  );
}
