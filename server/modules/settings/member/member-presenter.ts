import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { components } from '#generated/types/api.d.ts';
import { labelChoices } from '#server/policies/labels.ts';
import type { MemberRow, SavedMember } from './member-repository.ts';

type Settings = components['schemas']['UserSettings'];

/** Presents the notification settings of a member, with the defaults of unset ones. */
export function presentNotifyOptions({ notifications }: SavedMember): Settings['notifications'] {
  return { ...userSettingDefaults.notifications, ...notifications };
}

/** Presents the settings of a member, with the defaults of unset ones. */
export function presentMember({ locale, palette, email_lookup, settings }: MemberRow): Settings {
  return {
    account: { ...userSettingDefaults.account, ...settings.account, locale, emailLookup: email_lookup },
    appearance: { ...userSettingDefaults.appearance, ...settings.appearance, palette },
    dashboard: { ...userSettingDefaults.dashboard, ...settings.dashboard },
    contentLabels: labelChoices(settings.contentLabels),
    writing: {
      ...userSettingDefaults.writing,
      ...settings.writing,
      newWebEditor: settings.old_editor === undefined,
    },
    notifications: presentNotifyOptions(settings),
    privacy: { ...userSettingDefaults.privacy, ...settings.privacy },
    keyboard: { ...userSettingDefaults.keyboard, ...settings.keyboard },
  };
}
