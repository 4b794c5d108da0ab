import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { PushDevices } from '../components/push/PushDevices.tsx';
import { PushKinds } from '../components/push/PushKinds.tsx';
import { QuietHours } from '../components/push/QuietHours.tsx';

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
        {(settings) => (
          <>
            <PushKinds settings={settings} />
            <QuietHours settings={settings} />
          </>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
