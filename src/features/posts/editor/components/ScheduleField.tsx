import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { momentOf, ownTimeZone, wallTimeOf } from '../model/schedule.ts';
import styles from './ScheduleField.module.css';

/** Days within which the name of the day says which one is meant. */
const WEEK = 6 * 86_400_000;

type ScheduleFieldProps = {
  /** As clocks here show it: `2026-05-01T09:00`; empty for none. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** When the post goes out, as one would say it. */
function useSentence(value: string): string {
  const { t, i18n } = useLingui();
  const moment = momentOf(value);
  if (moment === undefined) return t`Goes out when you say`;
  const isNear = moment - Date.now() < WEEK;
  const day = dateFormat(i18n.locale, {
    weekday: 'long',
    ...(isNear ? {} : { day: 'numeric', month: 'long' }),
  }).format(moment);
  const time = dateFormat(i18n.locale, { hour: 'numeric', minute: '2-digit' }).format(moment);
  return t`Goes out ${day} at ${time}`;
}

/** When a scheduled post goes out. The browser's own control: it speaks the reader's language and calendar. */
export function ScheduleField({ value, disabled, onChange }: ScheduleFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sentence = useSentence(value);
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
      <Icon name="clock" size={20} />
      <output htmlFor={id} className={styles.sentence}>
        {sentence}
      </output>
      <input
        ref={input}
        id={id}
        type="datetime-local"
        className={styles.when}
        aria-label={t`Goes out on`}
        aria-describedby={`${id}-zone`}
        value={value}
        min={wallTimeOf(Date.now())}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-zone`} className={styles.zone}>{t`your time, ${ownTimeZone()}`}</span>
    </div>
  );
}
