import { useLingui } from '@lingui/react/macro';
import { NavLinks } from './NavLinks.tsx';
import styles from './SideNav.module.css';

/** The main navigation beside the page: words from 1162 px on, icons below that, none on phones. */
export function SideNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className={styles.nav}>
      <NavLinks styles={styles as Record<'item' | 'icon' | 'label' | 'badge', string>} />
    </nav>
  );
}
