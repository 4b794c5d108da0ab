import { useId } from 'react';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { useBlogSetting } from '../../data/blog-settings.ts';
import type { BlogSetting } from '../../model/blog-setting.ts';
import styles from '../SettingRow.module.css';
import { SettingRow } from '../SettingRow.tsx';
import { useHome } from './home-context.ts';

type BlogChoiceProps<Value extends string> = {
  id: string;
  setting: BlogSetting<Value>;
  label: string;
  hint?: string;
  /** Each value and what it is called, in their order. */
  choices: readonly (readonly [Value, string])[];
};

/** A setting of a blog that is one of some, as the browser's own list, saved as soon as it is chosen. */
export function BlogChoice<Value extends string>({
  id,
  setting,
  label,
  hint,
  choices,
}: BlogChoiceProps<Value>) {
  const control = useId();
  const { blog, settings } = useHome();
  const { set, state, error } = useBlogSetting(blog, setting);
  const value = setting.of(settings);
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
        <div className={styles.hint}>
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={styles.control}>
        <select
          id={control}
          className={styles.select}
          aria-describedby={about || undefined}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find(([one]) => one === target.value);
            if (chosen) void set(chosen[0]);
          }}
        >
          {choices.some(([one]) => one === value) ? null : <option value={value}>{value}</option>}
          {choices.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </SettingRow>
  );
}
