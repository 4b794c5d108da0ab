import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { pushSection } from '#src/entities/settings/sections/push.ts';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { PushDevices } from '../components/push/PushDevices.tsx';

/** Page of push notifications: devices, kinds and quiet hours. */
export default function PushPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`Push notifications`}
      detail={t`Get notifications on your devices, even while Skein is closed.`}
    >
      <PushDevices />
      <MemberSettings>
        {(settings) => <MemberSettingCards cards={pushSection.cards} settings={settings} />}
      </MemberSettings>
    </SettingsFrame>
  );
}
