import { cx } from './cx.ts';
import styles from './Logo.module.css';

type LogoProps = {
  /** Height in CSS pixels. */
  size?: number;
  className?: string;
};

/** The ball of yarn with its loose end: favicon, small headers, app icon. Decoration; name the link around it. */
export const LogoMark = ({ size = 32, className }: LogoProps) => (
  <svg className={cx(styles.logo, className)} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="22" cy="22" r="18" className={styles.ball} />
    <g className={styles.windings}>
      <path d="M6.5 14.5C17 11 31 17.5 36.5 32" />
      <path d="M4.5 22C14 19 25.5 25 30 37.5" />
      <path d="M7 31C12.5 29.5 18 32.5 21 39.5" />
      <path d="M14 6.5C25 8 35.5 15 39.5 24.5" />
    </g>
    <path className={styles.tail} d="M30 37.5C33 43 38 45.5 45 42" />
  </svg>
);

/** The name, written in one strand of yarn. Decoration; name the link around it. */
export const Wordmark = ({ size = 28, className }: LogoProps) => (
  <svg className={cx(styles.logo, className)} height={size} viewBox="0 0 190 72" aria-hidden="true">
    <g className={styles.strand}>
      <path d="M31 34.5C26 27.5 9 26.5 8.5 36 8 46.5 32 41.5 32 52.5 32 63.5 12.5 62.5 6.5 54.5" />
      <path d="M46 7V60.5M67.5 29.5 46 47.5M55 40.5 69 60.5" />
      <path d="M79.5 44.5H107C107 34 101 28 93 28 84.5 28 78.5 34.5 78.5 44.5 78.5 54.5 85 61 93.5 61 99.5 61 104 58.5 106.5 54.5" />
      <path d="M122 30V60.5" />
      <path d="M138 60.5V30M138 42.5C138 33.5 144 28 151 28 159 28 163.5 33 163.5 41.5V52C163.5 63 176 65 184 56.5" />
    </g>
    <circle className={styles.dot} cx="122" cy="12.5" r="6.5" />
  </svg>
);
