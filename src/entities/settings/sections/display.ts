import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import {
  PALETTE_NAMES,
  type Palette,
  paletteChoice,
  readPalettes,
  systemPalette,
} from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { ENABLED_LOCALES, LOCALES, type LocaleCode } from '#src/domain/language/locales.ts';
import { paths } from '#src/paths/paths.ts';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { keepPalettes } from '#src/shared/lib/look/palettes.ts';
import { memberSetting } from '../model/member-setting.ts';
import { converted } from '../model/setting-field.ts';
import { timeZoneNames } from '../model/time-zones.ts';
import type { SettingsSection } from './section.ts';

const LOCALE_COOKIE = 'locale';
/** Cookie with the member's time zone (spec 000 §9). */
const TIME_ZONE_COOKIE = 'tz';

/** The palette, `system` for the system's. */
const palette = converted(
  memberSetting('appearance.palette'),
  (chosen): Palette | 'system' => chosen ?? 'system',
  (shown) => (shown === 'system' ? null : shown),
);

/** True when nothing moves, whatever the system says; off leaves it to the system. */
const calm = converted(
  memberSetting('appearance.reduceMotion'),
  (chosen) => chosen === 'always',
  (isCalm) => (isCalm ? ('always' as const) : ('system' as const)),
);

/** The palette by night, `same` for that of the day. */
const paletteNight = converted(
  memberSetting('appearance.paletteNight'),
  (chosen): Palette | 'same' => chosen ?? 'same',
  (shown) => (shown === 'same' ? null : shown),
);

/** Applies palettes at once and stores them in this browser; the setting is saved to the account. */
function showPalettes(chosen: string | undefined, night: string | undefined): void {
  keepPalettes(paletteChoice(chosen, night));
}

/** Says which palettes are shown by day and by night, or how to have two. */
function palettesHint({ appearance }: UserSettings): MessageDescriptor {
  if (appearance.palette && !appearance.paletteNight)
    return msg`“Same as the system” follows the light or dark mode of your device.`;
  const day = PALETTE_NAMES[appearance.palette ?? systemPalette(false)];
  const night = PALETTE_NAMES[appearance.paletteNight ?? systemPalette(true)];
  return msg`${day} by day, ${night} by night.`;
}

/** Switches the language once its catalogue is loaded, at the latest on the next page. */
function applyLocale(chosen: LocaleCode): void {
  writeCookie(LOCALE_COOKIE, chosen);
  activate(chosen).catch(() => {});
}

/** Returns the names of the translated languages and of the current one. */
function languageNames(present: LocaleCode): [LocaleCode, string][] {
  const offered = new Set([...ENABLED_LOCALES.map(({ code }) => code), present]);
  return [...offered].map((code) => [code, LOCALES[code].name]);
}

/** Returns the time zone of the browser, as a name of the IANA database. */
function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const displaySection = {
  to: paths.displaySettings(),
  group: 'reading',
  icon: 'palette',
  title: msg`Display`,
  detail: msg`Language, time zone, colours, text size, animations`,
  cards: [
    {
      title: msg`Language and time`,
      rows: [
        {
          id: 'language',
          control: 'choice',
          field: memberSetting('account.locale'),
          label: msg`Language`,
          hint: msg`Applies to the site and to our e-mails.`,
          words: msg`translation English German`,
          choices: ({ account }) => languageNames(account.locale),
          onChosen: applyLocale,
        },
        {
          id: 'time-zone',
          control: 'choice',
          field: memberSetting('account.timezone'),
          label: msg`Time zone`,
          hint: () => {
            const here = browserTimeZone();
            return msg`Your browser uses ${here}.`;
          },
          words: msg`clock hours time`,
          choices: ({ account }) => Object.entries(timeZoneNames([account.timezone, browserTimeZone()])),
          onChosen: (zone) => writeCookie(TIME_ZONE_COOKIE, zone),
        },
      ],
    },
    {
      title: msg`Reading`,
      rows: [
        {
          id: 'palette',
          control: 'choice',
          field: palette,
          label: msg`Palette`,
          hint: palettesHint,
          words: msg`colours theme dark mode night`,
          choices: (_settings, i18n) => [
            ['system', i18n._(msg`Same as the system`)],
            ...Object.entries(PALETTE_NAMES),
          ],
          onChosen: (chosen) => showPalettes(chosen, readPalettes().night),
        },
        {
          id: 'palette-night',
          control: 'choice',
          field: paletteNight,
          label: msg`Palette by night`,
          hint: msg`While your device is in dark mode. The palette above is then the one by day.`,
          words: msg`colours theme dark mode night`,
          when: ({ appearance }) => appearance.palette !== null,
          choices: (_settings, i18n) => [
            ['same', i18n._(msg`Same as by day`)],
            ...Object.entries(PALETTE_NAMES),
          ],
          onChosen: (chosen) => showPalettes(readPalettes().palette, chosen),
        },
        {
          id: 'palette-reset',
          control: 'own',
          field: paletteNight,
          label: msg`Reset the palette by night`,
          when: ({ appearance }) => appearance.paletteNight !== null,
        },
        {
          id: 'text-size',
          control: 'choice',
          field: memberSetting('appearance.textSize'),
          label: msg`Size of text`,
          words: msg`font bigger smaller zoom`,
          choices: [
            ['small', msg`Small`],
            ['regular', msg`Regular`],
            ['large', msg`Large`],
            ['larger', msg`Larger`],
          ],
        },
        {
          id: 'motion',
          control: 'switch',
          field: calm,
          label: msg`Reduce motion`,
          hint: msg`Turns animations off. If this is off, the setting of your device applies.`,
          words: msg`animation reduced motion`,
        },
        {
          id: 'autoplay',
          control: 'choice',
          field: memberSetting('appearance.autoplay'),
          label: msg`Autoplay videos`,
          hint: msg`Plays them without sound in lists of videos.`,
          words: msg`autoplay data saving`,
          choices: [
            ['always', msg`Always`],
            ['device', msg`Only on Wi-Fi`],
            ['never', msg`Never`],
          ],
        },
        {
          id: 'links',
          control: 'switch',
          field: memberSetting('appearance.underlineLinks'),
          label: msg`Underline links`,
          hint: msg`So that you can tell links from text without their colour.`,
          words: msg`accessibility`,
        },
        {
          id: 'plain-colours',
          control: 'switch',
          field: memberSetting('appearance.plainColors'),
          label: msg`Plain text`,
          hint: msg`Posts without the colours and fonts their authors chose.`,
          words: msg`colours fonts readable handwriting accessibility`,
        },
        {
          id: 'times',
          control: 'switch',
          field: memberSetting('dashboard.showTimestamps'),
          label: msg`Show the time of posts`,
          hint: msg`Shows next to the author when a post was made. If this is off, a symbol links to the post.`,
          words: msg`timestamps date hours`,
        },
      ],
    },
  ],
  searchable: [{ id: 'tips', title: msg`First tips`, words: msg`guide tour help introduction` }],
} as const satisfies SettingsSection;
