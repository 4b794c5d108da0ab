import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './OwnApps.module.css';

/** Icon of an app beside its name; a plain tile without one. */
export function AppIcon({ url }: { url: string | undefined }) {
  return (
    <span className={styles.icon}>
      {url ? <img src={url} alt="" width={48} height={48} loading="lazy" /> : <Icon name="globe" size={22} />}
    </span>
  );
}
