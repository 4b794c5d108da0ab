import { Select } from '#src/shared/ui/Select.tsx';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** What each value is called, in their order. */
  choices: Record<Value, string>;
  onChange: (value: Value) => void;
};

/** One of a few, as the browser's own list, in a chip that says what is chosen. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
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
