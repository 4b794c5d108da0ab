import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { durationOf, durationsFor, type PollBlock } from '../model/polls.ts';
import styles from './PollCard.module.css';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

type DurationChoiceProps = {
  poll: PollBlock;
  disabled: boolean;
  /** Called with the seconds from publishing; null has no end. */
  onChoose: (seconds: number | null) => void;
};

/** Choice of a poll's duration. */
export function DurationChoice({ poll, disabled, onChoose }: DurationChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const wordsFor = (seconds: number | null): string => {
    if (seconds === null) return t`No end`;
    const [unit, length] =
      seconds >= DAY_SECONDS ? (['day', DAY_SECONDS] as const) : (['hour', HOUR_SECONDS] as const);
    const format = numberFormat(i18n.locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
    return format.format(seconds / length);
  };
  return (
    <fieldset className={styles.durations} disabled={disabled}>
      <legend>
        <Trans>Poll ends after</Trans>
      </legend>
      {durationsFor(poll).map((seconds) => (
        <label key={String(seconds)} className={styles.duration}>
          <input
            type="radio"
            name={name}
            checked={durationOf(poll) === seconds}
            onChange={() => onChoose(seconds)}
          />
          <span>{wordsFor(seconds)}</span>
        </label>
      ))}
    </fieldset>
  );
}
