import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import {
  applyPalette,
  isPalette,
  PALETTE_COOKIE,
  PALETTE_NAMES,
  type Palette,
} from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { ENABLED_LOCALES, LOCALES, type LocaleCode } from '#src/domain/language/locales.ts';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { resetGuide } from '#src/shared/lib/guide/guide-store.ts';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { applyAppearance } from '#src/shared/lib/look/appearance.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { SettingChoice } from '../components/SettingChoice.tsx';
import { SettingSwitch } from '../components/SettingSwitch.tsx';
import { TimeZoneChoice } from '../components/TimeZoneChoice.tsx';
import {
  autoplay,
  calm,
  locale,
  palette,
  plainColors,
  showTimestamps,
  textSize,
  underlineLinks,
} from '../model/member-setting.ts';

const LOCALE_COOKIE = 'locale';

/** Applies the palette at once and stores it in this browser; the setting is saved to the account. */
function showPalette(chosen: Palette | 'system'): void {
  const own = isPalette(chosen) ? chosen : undefined;
  applyPalette(own);
  writeCookie(PALETTE_COOKIE, own);
}

/** Switches the language once its catalogue is loaded, at the latest on the next page. */
function applyLocale(chosen: LocaleCode): void {
  writeCookie(LOCALE_COOKIE, chosen);
  activate(chosen).catch(() => {});
}

/** Returns the names of the translated languages and of the current one. */
function languageNames(present: LocaleCode): Record<LocaleCode, string> {
  const offered = new Set([...ENABLED_LOCALES.map(({ code }) => code), present]);
  const names = [...offered].map((code) => [code, LOCALES[code].name]);
  return Object.fromEntries(names) as Record<LocaleCode, string>;
}

function ReadingCard({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const { appearance } = settings;
  // Also reverts when the server refuses.
  useEffect(() => applyAppearance(appearance), [appearance]);
  return (
    <SettingsCard title={t`Reading`}>
      <SettingChoice
        id="palette"
        setting={palette}
        settings={settings}
        label={t`Palette`}
        hint={t`“Same as the system” follows the light or dark mode of your device.`}
        choices={{ system: t`Same as the system`, ...PALETTE_NAMES }}
        onChosen={showPalette}
      />
      <SettingChoice
        id="text-size"
        setting={textSize}
        settings={settings}
        label={t`Size of text`}
        choices={{ small: t`Small`, regular: t`Regular`, large: t`Large`, larger: t`Larger` }}
      />
      <SettingSwitch
        id="motion"
        setting={calm}
        settings={settings}
        label={t`Reduce motion`}
        hint={t`Turns animations off. If this is off, the setting of your device applies.`}
      />
      <SettingChoice
        id="autoplay"
        setting={autoplay}
        settings={settings}
        label={t`Autoplay videos`}
        hint={t`Plays them without sound in lists of videos.`}
        choices={{ always: t`Always`, device: t`Only on Wi-Fi`, never: t`Never` }}
      />
      <SettingSwitch
        id="links"
        setting={underlineLinks}
        settings={settings}
        label={t`Underline links`}
        hint={t`So that you can tell links from text without their colour.`}
      />
      <SettingSwitch
        id="plain-colours"
        setting={plainColors}
        settings={settings}
        label={t`Plain text`}
        hint={t`Posts without the colours and fonts their authors chose.`}
      />
      <SettingSwitch
        id="times"
        setting={showTimestamps}
        settings={settings}
        label={t`Show the time of posts`}
        hint={t`Shows next to the author when a post was made. If this is off, a symbol links to the post.`}
      />
    </SettingsCard>
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
            <SettingsCard title={t`Language and time`}>
              <SettingChoice
                id="language"
                setting={locale}
                settings={settings}
                label={t`Language`}
                hint={t`Applies to the site and to our e-mails.`}
                choices={languageNames(locale.of(settings))}
                onChosen={applyLocale}
              />
              <TimeZoneChoice settings={settings} />
            </SettingsCard>
            <ReadingCard settings={settings} />
            <RestartGuideRow />
          </>
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
