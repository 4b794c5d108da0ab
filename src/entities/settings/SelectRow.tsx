import { useId } from 'react';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './SettingRow.module.css';
import type { SettingRowProps } from './SettingRow.tsx';
import { SettingRow } from './SettingRow.tsx';

type SelectRowProps<Value extends string> = Pick<SettingRowProps, 'id' | 'state'> & {
  label: string;
  /** Consequence of the setting, in one sentence. */
  hint?: string;
  /** Reason why the last change was not saved. */
  error?: string;
  value: Value;
  /** Values with their labels, in display order. */
  choices: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
};

/** A setting with a native select. A value outside the list is shown unchanged. */
export function SelectRow<Value extends string>({
  id,
  state,
  label,
  hint,
  error,
  value,
  choices,
  onChoose,
}: SelectRowProps<Value>) {
  const control = useId();
  const about = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
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
        <div id={`${control}-error`} className={styles.hint}>
          <ActionError>{error}</ActionError>
        </div>
      ) : null}
      <div className={styles.control}>
        <Select
          id={control}
          className={styles.select}
          aria-describedby={about || undefined}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find(([one]) => one === target.value);
            if (chosen) onChoose(chosen[0]);
          }}
        >
          {choices.some(([one]) => one === value) ? null : <option value={value}>{value}</option>}
          {choices.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </SettingRow>
  );
}
