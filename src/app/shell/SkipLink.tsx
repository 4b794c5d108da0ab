import { useLingui } from '@lingui/react/macro';
import styles from './SkipLink.module.css';

/** First Tab stop of the page: skips header and navigation. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useLingui();
  return (
    <a href={`#${target}`} className={styles.link}>
      {t`Skip to content`}
    </a>
  );
}
