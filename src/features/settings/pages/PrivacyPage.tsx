import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { privacySection } from '#src/entities/settings/sections/privacy.ts';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { TrackingCard } from '../components/TrackingCard.tsx';

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
            <MemberSettingCards cards={privacySection.cards} settings={settings} />
            <TrackingCard />
          </>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
