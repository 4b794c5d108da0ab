import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import type { UserSettingsUpdate } from '#generated/zod/userSettingsUpdate.zod.ts';
import { type SettingField, settingFields } from './setting-field.ts';
import type { ControlledRow, OwnRow, SettingCardSpec } from './setting-rows.ts';

/** One setting of the member. */
export type MemberSettingField<Value> = SettingField<UserSettings, UserSettingsUpdate, Value>;

/** Settings of the member under one heading. */
export type MemberSettingCard = SettingCardSpec<UserSettings, UserSettingsUpdate>;

/** A row of a setting of the member with one of the usual controls. */
export type MemberSettingRow = ControlledRow<UserSettings, UserSettingsUpdate>;

/** A row of a setting of the member that its page draws. */
export type MemberOwnRow = OwnRow<UserSettings, UserSettingsUpdate>;

/** Describes a setting of the member by its section and name in responses. */
export const memberSetting = settingFields<UserSettings, UserSettingsUpdate>();
