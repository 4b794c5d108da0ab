import { useLingui } from '@lingui/react/macro';
import { cx } from './cx.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** Diameter in CSS pixels. */
  size?: number;
  /** Spoken text; an empty one makes the spinner decoration beside text that says it already. */
  label?: string;
  className?: string;
};

/** Three strands winding themselves up: something is on its way. */
export const Spinner = ({ size = 32, label, className }: SpinnerProps) => {
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
      strokeWidth={3.2}
      strokeLinecap="round"
      role={text ? 'img' : undefined}
      aria-label={text || undefined}
      aria-hidden={text ? undefined : true}
    >
      <path className={styles.outer} d="M16 3a13 13 0 0 1 13 13" />
      <path className={styles.middle} d="M16 24.5a8.5 8.5 0 0 1-8.5-8.5" />
      <path className={styles.inner} d="M16 12a4 4 0 0 1 4 4" />
    </svg>
  );
};
