import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { readPalettes } from '#src/domain/appearance/palette.ts';
import type { MemberOwnRow, MemberSettingField } from '#src/entities/settings/model/member-setting.ts';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { displaySection } from '#src/entities/settings/sections/display.ts';
import { resetGuide } from '#src/shared/lib/guide/guide-store.ts';
import { applyAppearance } from '#src/shared/lib/look/appearance.ts';
import { forgetClearedNight, keepPalettes } from '#src/shared/lib/look/palettes.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { useSetting } from '../data/member-settings.ts';

/** Row with a button that shows the palette by day at night as well. */
function PaletteResetRow({ row, field }: { row: MemberOwnRow; field: MemberSettingField<string> }) {
  const { t, i18n } = useLingui();
  const { set } = useSetting(field);
  const reset = (): void => {
    // The button goes with its row.
    document.querySelector<HTMLElement>('#palette-night select')?.focus();
    keepPalettes({ palette: readPalettes().palette, night: undefined });
    void set('same');
  };
  return (
    <SettingRow id={row.id}>
      <p>{t`Shows the palette by day at all times.`}</p>
      <div data-control>
        <Button variant="secondary" size="small" onClick={reset}>
          {i18n._(row.label)}
        </Button>
      </div>
    </SettingRow>
  );
}

/** Settings of the page, applied as they change. */
function DisplayCards({ settings }: { settings: UserSettings }) {
  const { appearance } = settings;
  // Also reverts when the server refuses.
  useEffect(() => applyAppearance(appearance), [appearance]);
  useEffect(() => forgetClearedNight(appearance), [appearance]);
  return (
    <MemberSettingCards
      cards={displaySection.cards}
      settings={settings}
      ownRows={{ 'palette-reset': (row) => row.field && <PaletteResetRow row={row} field={row.field} /> }}
    />
  );
}

/** Row that shows the hints of the first visit again (spec 000 §4). */
function RestartGuideRow() {
  const { t } = useLingui();
  const again = (): void => {
    resetGuide();
    addToast({ message: t`The tips are shown again, each on its page.` });
  };
  return (
    <SettingsCard title={t`First tips`}>
      <SettingRow id="tips">
        <p>{t`Show a short tip the first time you open a page in this browser.`}</p>
        <div data-control>
          <Button variant="secondary" size="small" onClick={again}>
            {t`Show them again`}
          </Button>
        </div>
      </SettingRow>
    </SettingsCard>
  );
}

/** Page of language, time zone, palette and motion (spec 000 §4 palette, §2.7). */
export default function DisplayPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Display`} detail={t`Each change is saved at once, and you see it here.`}>
      <MemberSettings>
        {(settings) => (
          <>
            <DisplayCards settings={settings} />
            <RestartGuideRow />
          </>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
