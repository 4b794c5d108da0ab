import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { useSetting } from '../data/member-settings.ts';
import type { MemberSetting } from '../model/member-setting.ts';

type SettingChoiceProps<Value extends string> = {
  /** Id of its entry in `sections/`. */
  id: string;
  setting: MemberSetting<Value>;
  settings: UserSettings;
  label: string;
  /** Explains the effect in a sentence. */
  hint?: string;
  /** Labels of the values, in order. */
  choices: Record<Value, string>;
  /** Applies a visible effect at once, before the server responds. */
  onChosen?: (value: Value) => void;
};

/** Select field of a setting, saved on change. */
export function SettingChoice<Value extends string>({
  setting,
  settings,
  choices,
  onChosen,
  ...row
}: SettingChoiceProps<Value>) {
  const { set, state, error } = useSetting(setting);
  const choose = (value: Value) => {
    void set(value);
    onChosen?.(value);
  };
  return (
    <SelectRow
      {...row}
      state={state}
      error={error}
      value={setting.of(settings)}
      choices={Object.entries(choices) as [Value, string][]}
      onChoose={choose}
    />
  );
}
