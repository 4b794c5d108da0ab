import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { useSetting } from '../data/member-settings.ts';
import type { MemberSetting } from '../model/member-setting.ts';

type SettingChoiceProps<Value extends string> = {
  /** The id of its entry in `sections/`. */
  id: string;
  setting: MemberSetting<Value>;
  settings: UserSettings;
  label: string;
  /** What follows from it, in a sentence. */
  hint?: string;
  /** What each value is called, in their order. */
  choices: Record<Value, string>;
  /** Does what is seen at once, before the server knows. */
  onChosen?: (value: Value) => void;
};

/** A setting of the member that is one of a few, saved as soon as it is chosen. */
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
