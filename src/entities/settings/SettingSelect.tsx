import { Select } from '#src/shared/ui/Select.tsx';

type SettingSelectProps<Value extends string> = {
  label: string;
  value: Value;
  /** Label of each value, in display order. */
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
};

/** A native select in the form of a chip that shows the chosen value. */
export function SettingSelect<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: SettingSelectProps<Value>) {
  const values = Object.keys(choices) as Value[];
  return (
    <Select
      aria-label={label}
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
    </Select>
  );
}
