import { useId } from 'react';
import { ActError } from '#src/shared/ui/FormField.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './SettingRow.module.css';
import type { SettingRowProps } from './SettingRow.tsx';
import { SettingRow } from './SettingRow.tsx';

type ChoiceRowProps<Value extends string> = Pick<SettingRowProps, 'id' | 'state'> & {
  label: string;
  /** What follows from it, in a sentence. */
  hint?: string;
  /** Why the last choice was not saved. */
  error?: string;
  value: Value;
  /** Each value and what it is called, in their order. */
  choices: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
};

/** One of some, as the browser's own list. A value that is none of them is shown as it is. */
export function ChoiceRow<Value extends string>({
  id,
  state,
  label,
  hint,
  error,
  value,
  choices,
  onChoose,
}: ChoiceRowProps<Value>) {
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
          <ActError>{error}</ActError>
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
