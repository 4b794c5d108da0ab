import { cx } from './cx.ts';
import styles from './Logo.module.css';

type LogoProps = {
  /** Height in CSS pixels. */
  size?: number;
  className?: string;
};

/**
 * Logo: the ball of yarn with its loose end, for favicon, small headers, app icon. Decorative; name the link around it.
 */
export function LogoMark({ size = 32, className }: LogoProps) {
  return (
    <svg className={cx(styles.logo, className)} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="22" cy="22" r="18" className={styles.ball} />
      <g className={styles.windings}>
        <path d="M8.5 15.5C17.5 12.5 29.5 18 34.6 30.6" />
        <path d="M6.6 22.2C14.5 20 24.5 25 29 35.4" />
        <path d="M8.8 30.4C13 29.7 18 32 20.6 37.3" />
        <path d="M15.2 8.3C25 9.5 34 16 37.3 24" />
      </g>
      <path className={styles.tail} d="M30 37.5C33 43 38 45.5 45 42" />
    </svg>
  );
}

/** Wordmark, drawn as one strand of yarn. Decorative; name the link around it. */
export function Wordmark({ size = 28, className }: LogoProps) {
  return (
    <svg className={cx(styles.logo, className)} height={size} viewBox="0 0 206 72" aria-hidden="true">
      <g className={styles.strand}>
        <path d="M31 34.5C26 27.5 9 26.5 8.5 36 8 46.5 32 41.5 32 52.5 32 63.5 12.5 62.5 6.5 54.5" />
        <path d="M48 7V60.5M69.5 29.5 48 47.5M57 40.5 71 60.5" />
        <path d="M84.5 44.5H112C112 34 106 28 98 28 89.5 28 83.5 34.5 83.5 44.5 83.5 54.5 90 61 98.5 61 104.5 61 109 58.5 111.5 54.5" />
        <path d="M129 30V60.5" />
        <path d="M147 60.5V30M147 42.5C147 33.5 153 28 160 28 168 28 172.5 33 172.5 41.5V50.5C172.5 64 189 65 200 53.5" />
      </g>
      <circle className={styles.dot} cx="129" cy="12.5" r="6.5" />
    </svg>
  );
}
