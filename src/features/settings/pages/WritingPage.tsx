import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { SettingChoice } from '../components/SettingChoice.tsx';
import { SettingSwitch } from '../components/SettingSwitch.tsx';
import { SettingText } from '../components/SettingText.tsx';
import { defaultState, defaultTags, remindAltText, undoSeconds } from '../model/member-setting.ts';

/** Choices of the time in which publishing can be undone, in seconds; `0` for none. */
const UNDO_CHOICES_SECONDS = ['0', '5', '10', '20', '30'];

/** Length for thirty tags of usual length; the contract limits each tag. */
const TAGS_INPUT_MAX_LENGTH = 4000;

function Editor({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const chosen = undoSeconds.of(settings);
  const times = [...new Set([...UNDO_CHOICES_SECONDS, chosen])].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  const wordsFor = (seconds: number): string =>
    seconds === 0 ? t`Never` : t`${plural(seconds, { one: '# second', other: '# seconds' })}`;
  return (
    <SettingsCard title={t`New posts`}>
      <SettingChoice
        id="default-state"
        setting={defaultState}
        settings={settings}
        label={t`Main button of the editor`}
        hint={t`You can choose differently for each post.`}
        choices={{ published: t`Post now`, queue: t`Add to queue`, draft: t`Save as a draft` }}
      />
      <SettingText
        id="default-tags"
        setting={defaultTags}
        settings={settings}
        label={t`Default tags`}
        hint={t`Separate them with commas.`}
        most={TAGS_INPUT_MAX_LENGTH}
      />
      <SettingSwitch
        id="remind-alt-text"
        setting={remindAltText}
        settings={settings}
        label={t`Remind me to describe pictures`}
        hint={t`Reminds you before a picture without a description is posted.`}
      />
      <SettingChoice
        id="undo-seconds"
        setting={undoSeconds}
        settings={settings}
        label={t`Time to undo a post`}
        hint={t`For this long after posting you can turn a post back into a draft.`}
        choices={Object.fromEntries(times.map((seconds) => [seconds, wordsFor(Number(seconds))]))}
      />
    </SettingsCard>
  );
}

/** Page of the editor's defaults (spec 000 §2.7). */
export default function WritingPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Writing`} detail={t`Defaults for new posts.`}>
      <MemberSettings>{(settings) => <Editor settings={settings} />}</MemberSettings>
    </SettingsFrame>
  );
}
