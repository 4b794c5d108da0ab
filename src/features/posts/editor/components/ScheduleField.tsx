import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { ownTimeZone, wallTimeOf } from '../model/schedule.ts';
import styles from './Composer.module.css';

type ScheduleFieldProps = {
  /** As clocks here show it: `2026-05-01T09:00`; empty for none. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** When a scheduled post goes out. The browser's own control: it speaks the reader's language and calendar. */
export function ScheduleField({ value, disabled, onChange }: ScheduleFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  // It appears because somebody chose it from a menu, which gives the focus back when it closes.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Unless the menu is open again: taking the focus would close it.
      if (!document.activeElement?.closest('[role=menu]')) input.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.schedule}>
      <TextField
        ref={input}
        type="datetime-local"
        label={t`Goes out on`}
        hint={t`Your time zone: ${ownTimeZone()}`}
        value={value}
        min={wallTimeOf(Date.now())}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
