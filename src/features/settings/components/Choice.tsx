import { useId } from 'react';
import styles from './Choice.module.css';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** What each value is called, in their order. */
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
};

/** One of a few, as the browser's own list. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const values = Object.keys(choices) as Value[];
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {choices[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
