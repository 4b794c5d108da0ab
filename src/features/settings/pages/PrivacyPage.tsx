import { useLingui } from '@lingui/react/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { SettingChoice } from '../components/SettingChoice.tsx';
import { SettingSwitch } from '../components/SettingSwitch.tsx';
import { TrackingCard } from '../components/TrackingCard.tsx';
import {
  allowBoops,
  emailLookup,
  messagesFrom,
  personalisedAds,
  readReceipts,
  showActivity,
  thirdPartySharing,
} from '../model/member-setting.ts';

function VisibilitySection({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const { user } = useViewer();
  return (
    <SettingsCard title={t`What others can do`}>
      <SettingSwitch
        id="email-lookup"
        setting={emailLookup}
        settings={settings}
        label={t`Be found by your e-mail address`}
        hint={
          user?.emailVerified
            ? t`Anybody who knows your e-mail address can find your first blog by it. The address is not shown to anybody.`
            : t`Works once you have confirmed the address. The address is not shown to anybody.`
        }
      />
      <SettingSwitch
        id="read-receipts"
        setting={readReceipts}
        settings={settings}
        label={t`Read receipts`}
        hint={t`Others can see that you read their messages. If this is off, you do not see it of theirs either.`}
      />
      <SettingSwitch
        id="activity"
        setting={showActivity}
        settings={settings}
        label={t`When you were last online`}
        hint={t`People you exchange messages with can see it. You see it only of those who show it too.`}
      />
      {user?.labs?.includes('boops') ? (
        <SettingSwitch
          id="boops"
          setting={allowBoops}
          settings={settings}
          label={t`Boops`}
          hint={t`Others can boop your blogs, and you can boop theirs. Each of your blogs has its own switch.`}
        />
      ) : (
        <SettingRow id="boops">
          <span className={rows.label}>{t`Boops`}</span>
          <p className={rows.hint}>{t`You can send and get boops once you turn them on in the labs.`}</p>
          <div className={rows.control}>
            <ButtonLink
              href={paths.labs()}
              size="small"
              variant="secondary"
              aria-label={t`View the labs`}
            >{t`View`}</ButtonLink>
          </div>
        </SettingRow>
      )}
      <SettingChoice
        id="messages-from"
        setting={messagesFrom}
        settings={settings}
        label={t`Who may send you messages`}
        hint={t`Each of your blogs can be stricter in its own settings.`}
        choices={{ everyone: t`Everyone`, following: t`Only blogs you follow`, noone: t`Nobody` }}
      />
    </SettingsCard>
  );
}

function DataSection({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  return (
    <SettingsCard title={t`What your data may be used for`}>
      <SettingSwitch
        id="third-party-sharing"
        setting={thirdPartySharing}
        settings={settings}
        label={t`Pass posts on to partners`}
        hint={t`For example to train AI models. Only while this is on.`}
      />
      <SettingSwitch
        id="personalised-ads"
        setting={personalisedAds}
        settings={settings}
        label={t`Personalised ads`}
        hint={t`We may choose ads by what you read and like, but only while this is on.`}
      />
    </SettingsCard>
  );
}

/** Page of the privacy settings (spec 000 §2.7). */
export default function PrivacyPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`Privacy`}
      detail={t`Each change is saved at once, and you can take it back at any time.`}
    >
      <MemberSettings>
        {(settings) => (
          <>
            <VisibilitySection settings={settings} />
            <DataSection settings={settings} />
            <TrackingCard />
          </>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
