import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { momentOf, ownTimeZone, wallTimeOf } from '#src/shared/lib/time/wall-time.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './ScheduleField.module.css';

/** Period in milliseconds within which a weekday name is unambiguous. */
const WEEKDAY_RANGE_MS = 6 * 86_400_000;

type ScheduleFieldProps = {
  /** Local date and time: `2026-05-01T09:00`; empty for none. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** Returns the time in words; undefined for none. */
function useTimeText(value: string): string | undefined {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const moment = momentOf(value);
  if (moment === undefined) return undefined;
  const now = siteNow();
  const isNear = moment - now < WEEKDAY_RANGE_MS;
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  const day = dateFormat(dateLocale, {
    weekday: 'long',
    ...(isNear ? {} : { day: 'numeric', month: 'long' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(moment);
  const time = dateFormat(dateLocale, { hour: 'numeric', minute: '2-digit' }).format(moment);
  return t`${day} at ${time}`;
}

/**
 * Publishing time of a scheduled post, as a sentence. The control is the browser's native date field, which uses the
 * member's language and calendar: pressing it opens the calendar, and typed input is visible.
 */
export function ScheduleField({ value, disabled, onChange }: ScheduleFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const moment = useTimeText(value);
  // Focuses the field, which appears after a choice in a menu; the menu restores the focus when it closes.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Skips this when the menu is open again, because moving the focus would close it.
      if (!document.activeElement?.closest('[role=menu]')) input.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, []);
  const openCalendar = (): void => {
    if (input.current?.showPicker) input.current.showPicker();
    else setTyping(true);
  };
  const control = (
    <span className={styles.moment} data-typing={isTyping || moment === undefined || undefined}>
      <span className={styles.words} aria-hidden="true">
        {moment}
        <Icon name="chevron-down" size={16} />
      </span>
      <input
        ref={input}
        id={id}
        type="datetime-local"
        className={styles.when}
        aria-label={t`Publish on`}
        aria-describedby={`${id}-zone`}
        value={value}
        min={wallTimeOf(siteNow())}
        disabled={disabled}
        onClick={openCalendar}
        onKeyDown={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
  return (
    <div className={styles.schedule}>
      <Icon name="clock" size={20} />
      <p className={styles.sentence}>
        <Trans>Publish {control}</Trans>
        <span id={`${id}-zone`} className={styles.zone}>{t`your time, ${ownTimeZone()}`}</span>
      </p>
      <output htmlFor={id}>
        <VisuallyHidden>
          {moment ? t`Will be published ${moment}` : t`Publish at a time you choose`}
        </VisuallyHidden>
      </output>
    </div>
  );
}
