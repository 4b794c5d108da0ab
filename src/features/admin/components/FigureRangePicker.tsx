import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import {
  type FigureRange,
  RANGE_LENGTHS,
  type RangeProblem,
  rangeProblem,
  rangeUpTo,
} from '../model/figure-range.ts';
import styles from './SiteFigures.module.css';

type Choice = (typeof RANGE_LENGTHS)[number] | 'own';

type OwnRangeProps = { range: FigureRange; onRange: (range: FigureRange) => void };

function OwnRange({ range, onRange }: OwnRangeProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(range);
  const [problem, setProblem] = useState<RangeProblem>();
  const words: Record<RangeProblem, string> = {
    missing: t`Choose both days.`,
    backwards: t`The first day comes after the last one.`,
    ahead: t`The last day is still to come.`,
    long: t`Choose at most 366 days.`,
  };
  function show(event: FormEvent): void {
    event.preventDefault();
    const found = rangeProblem(typed, siteNow());
    setProblem(found);
    if (!found) onRange(typed);
  }
  const field = (name: keyof FigureRange, label: string) => (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        value={typed[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  );
  return (
    <form className={styles.own} onSubmit={show} aria-label={t`Own range`} noValidate>
      {field('from', t`First day`)}
      {field('to', t`Last day`)}
      <Button type="submit" size="small">{t`Show`}</Button>
      {problem ? <FieldError id={id}>{words[problem]}</FieldError> : null}
    </form>
  );
}

/** Chooses the days that the figures cover: the last 7, 30 or 90, or any others. */
export function FigureRangePicker({ range, onRange }: OwnRangeProps) {
  const { t } = useLingui();
  const id = useId();
  const [choice, setChoice] = useState<Choice>(30);
  const names: Record<Choice, string> = {
    7: t`7 days`,
    30: t`30 days`,
    90: t`90 days`,
    own: t`Own range`,
  };
  function choose(next: Choice): void {
    setChoice(next);
    if (next !== 'own') onRange(rangeUpTo(next, siteNow()));
  }
  return (
    <div className={styles.picker}>
      <fieldset className={styles.ranges}>
        <legend>
          <VisuallyHidden>
            <Trans>Period</Trans>
          </VisuallyHidden>
        </legend>
        {([...RANGE_LENGTHS, 'own'] as const).map((one) => (
          <label key={one} className={styles.range}>
            <input type="radio" name={id} checked={one === choice} onChange={() => choose(one)} />
            {names[one]}
          </label>
        ))}
      </fieldset>
      {choice === 'own' ? <OwnRange range={range} onRange={onRange} /> : null}
    </div>
  );
}
