import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { writingSection } from '#src/entities/settings/sections/writing.ts';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';

/** Page of the editor's defaults (spec 000 §2.7). */
export default function WritingPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Writing`} detail={t`Defaults for new posts.`}>
      <MemberSettings>
        {(settings) => <MemberSettingCards cards={writingSection.cards} settings={settings} />}
      </MemberSettings>
    </SettingsFrame>
  );
}
