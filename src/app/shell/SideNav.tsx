import { useLingui } from '@lingui/react/macro';
import { NavLinks } from './NavLinks.tsx';
import styles from './SideNav.module.css';

/** Main navigation beside the page: labels from 1162 px on, icons below that, hidden on phones. */
export function SideNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className={styles.nav}>
      <NavLinks styles={styles as Record<'item' | 'icon' | 'label' | 'badge', string>} />
    </nav>
  );
}
