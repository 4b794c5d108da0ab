import { useLingui } from '@lingui/react/macro';
import { cx } from './cx.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** Diameter in CSS pixels. */
  size?: number;
  /** Accessible name; an empty one makes the spinner decorative beside a visible text. */
  label?: string;
  className?: string;
};

/** Loading indicator: three strands winding up. */
export function Spinner({ size = 32, label, className }: SpinnerProps) {
  const { t } = useLingui();
  const text = label ?? t`Loading`;
  return (
    <svg
      className={cx(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinecap="round"
      role={text ? 'img' : undefined}
      aria-label={text || undefined}
      aria-hidden={text ? undefined : true}
    >
      <circle cx="16" cy="16" r="13" strokeDasharray="46 36" />
      <circle className={styles.middle} cx="16" cy="16" r="8" strokeDasharray="26 25" />
      <circle className={styles.inner} cx="16" cy="16" r="3.5" strokeDasharray="10 12" />
    </svg>
  );
}
