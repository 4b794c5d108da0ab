import { useLingui } from '@lingui/react/macro';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past header and navigation, into the page. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useLingui();
  return (
    <a href={`#${target}`} className={styles.link}>
      {t`Skip to content`}
    </a>
  );
}
