import { useId } from 'react';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { useSetting } from '../data/member-settings.ts';
import type { MemberSetting } from '../model/member-setting.ts';
import styles from './SettingRow.module.css';
import { SettingRow } from './SettingRow.tsx';

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

/** One of a few, as the browser's own list, saved as soon as it is chosen. */
export function SettingChoice<Value extends string>({
  id,
  setting,
  settings,
  label,
  hint,
  choices,
  onChosen,
}: SettingChoiceProps<Value>) {
  const control = useId();
  const { set, state, error } = useSetting(setting);
  const values = Object.keys(choices) as Value[];
  return (
    <SettingRow id={id} state={state} isWide>
      <label htmlFor={control} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className={styles.hint}>
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={styles.control}>
        <select
          id={control}
          className={styles.select}
          aria-describedby={
            [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ') || undefined
          }
          value={setting.of(settings)}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (!chosen) return;
            set(chosen);
            onChosen?.(chosen);
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {choices[one]}
            </option>
          ))}
        </select>
      </div>
    </SettingRow>
  );
}
