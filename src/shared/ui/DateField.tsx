import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useRef, useState } from 'react';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import { FieldError, type FieldText } from './FormField.tsx';
import { useFieldIds } from './field-ids.ts';

type DateFieldProps = Omit<FieldText, 'hideLabel'> & {
  /**
   * Name of the form field that carries the date as `YYYY-MM-DD`. Without scripts the form sends
   * `<name>-day`, `<name>-month` and `<name>-year` instead (`joinDate` puts them together).
   */
  name: string;
  /** First value, `YYYY-MM-DD`. */
  defaultValue?: string;
  required?: boolean;
  disabled?: boolean;
  /** For birth dates: lets the browser fill in the parts. */
  birthday?: boolean;
  onChange?: (date: string) => void;
};

type Parts = { day: string; month: string; year: string };

const ORDER: Record<string, keyof Parts> = { day: 'day', month: 'month', year: 'year' };

/** Day, month and year as typed → `YYYY-MM-DD`; "" while a part is missing. Says nothing about sense. */
export function joinDate({ day, month, year }: Parts): string {
  return day && month && year
    ? `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : '';
}

function splitDate(date: string): Parts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** The order in which the reader's language writes a date. */
function partOrder(locale: string): (keyof Parts)[] {
  return dateFormat(locale)
    .formatToParts(0)
    .map(({ type }) => ORDER[type])
    .filter((part): part is keyof Parts => part !== undefined);
}

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * A date someone knows by heart, typed in three short boxes: quicker and kinder to screen readers and to old
 * birth years than a calendar.
 */
export function DateField({
  label,
  hint,
  error,
  name,
  defaultValue = '',
  onChange,
  ...field
}: DateFieldProps) {
  const { t, i18n } = useLingui();
  const ids = useFieldIds(hint, error);
  const [parts, setParts] = useState(() => splitDate(defaultValue));
  // Browsers fill in all three at once, before anything is drawn again.
  const latest = useRef(parts);
  const { required, disabled, birthday } = field;
  const labels: Record<keyof Parts, string> = { day: t`Day`, month: t`Month`, year: t`Year` };

  const change = (part: keyof Parts, typed: string): void => {
    latest.current = { ...latest.current, [part]: digits(typed) };
    setParts(latest.current);
    onChange?.(joinDate(latest.current));
  };

  const inputProps = (part: keyof Parts): ComponentProps<'input'> => ({
    name: `${name}-${part}`,
    inputMode: 'numeric',
    pattern: '[0-9]*',
    maxLength: part === 'year' ? 4 : 2,
    autoComplete: birthday ? `bday-${part}` : 'off',
    required,
    disabled,
    value: parts[part],
    onChange: (event) => change(part, event.currentTarget.value),
  });

  return (
    <fieldset className={styles.field} aria-describedby={ids.control['aria-describedby']}>
      <legend className={cx(styles.label, styles.legend)}>{label}</legend>
      <div className={styles.dateParts}>
        {partOrder(i18n.locale).map((part) => (
          <label key={part} className={styles.part}>
            {labels[part]}
            <input
              {...inputProps(part)}
              aria-invalid={ids.control['aria-invalid']}
              // The first of them gets the focus, and says what is wrong.
              aria-describedby={ids.errorId}
              className={styles.control}
            />
          </label>
        ))}
      </div>
      <input type="hidden" name={name} value={joinDate(parts)} disabled={disabled} />
      {hint ? (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
