import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { TextRow, type TextRowProps } from '#src/entities/settings/TextRow.tsx';
import { useSetting } from '../data/member-settings.ts';
import type { MemberSetting } from '../model/member-setting.ts';

type SettingTextProps = TextRowProps & { setting: MemberSetting<string>; settings: UserSettings };

/** Text field of a setting. */
export function SettingText({ setting, settings, ...row }: SettingTextProps) {
  return <TextRow {...row} {...useSetting(setting)} savedValue={setting.of(settings)} />;
}
