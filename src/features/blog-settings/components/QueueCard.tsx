import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { blogSetting } from '../model/blog-setting.ts';
import { BlogChoice } from './BlogChoice.tsx';
import { BlogSwitch } from './BlogSwitch.tsx';
import { BlogText } from './BlogText.tsx';
import { useBlogSettingsContext } from './blog-settings-context.ts';

/** Maximum number of posts per day a queue publishes (contract: QueueSettings). */
const MAX_POSTS_PER_DAY = 50;

/** Returns the hours of a range with their labels in the given locale. */
function hourOptions(from: number, to: number, locale: string): [string, string][] {
  const words = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return Array.from({ length: to - from + 1 }, (_, at) => [
    String(from + at),
    words.format(Date.UTC(2026, 0, 1, from + at)),
  ]);
}

/** Section for the publishing schedule of the queue. */
export function QueueCard() {
  const { t, i18n } = useLingui();
  const { settings } = useBlogSettingsContext();
  const { startHour, endHour } = settings.queue;
  return (
    <SettingsCard
      title={<Trans>The queue</Trans>}
      detail={<Trans>Queued posts go out by themselves, spread evenly over the hours you choose.</Trans>}
    >
      <BlogSwitch
        id="queue-paused"
        setting={blogSetting.queuePaused}
        label={t`Let it rest`}
        hint={t`Nothing goes out but what is scheduled.`}
      />
      <BlogChoice
        id="queue-pace"
        setting={blogSetting.queuePerDay}
        label={t`Posts a day`}
        choices={Array.from({ length: MAX_POSTS_PER_DAY }, (_, at) => [String(at + 1), String(at + 1)])}
      />
      <BlogChoice
        id="queue-from"
        setting={blogSetting.queueFrom}
        label={t`From`}
        choices={hourOptions(0, endHour - 1, i18n.locale)}
      />
      <BlogChoice
        id="queue-to"
        setting={blogSetting.queueTo}
        label={t`Until`}
        choices={hourOptions(startHour + 1, 24, i18n.locale)}
      />
      <BlogChoice
        id="timezone"
        setting={blogSetting.timezone}
        label={t`Time zone`}
        hint={t`The hours above are meant in it.`}
        choices={Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')])}
      />
      <BlogText
        id="queue-tag"
        setting={blogSetting.queueTag}
        label={t`Tag added to queued posts`}
        hint={t`Every queued post gets this tag. Leave empty for none.`}
        most={140}
      />
    </SettingsCard>
  );
}
